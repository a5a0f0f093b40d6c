#!/bin/sh
# Installs Debian's chromium if it is missing and this user may; otherwise says so: the tests in the browser then fail in CI.
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "No chromium here, and it cannot be installed by this user: the tests in the browser will be left out." >&2
