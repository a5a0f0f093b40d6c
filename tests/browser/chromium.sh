#!/bin/sh
# Installs Debian's chromium if it is missing and this user may; otherwise says so: the tests in the browser then fail in CI.
# The headless shell is the same browser without the windows that nobody sees: a page costs it a third of the work.
command -v chromium-headless-shell >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || true
    for package in chromium-headless-shell chromium; do
        command -v "$package" >/dev/null 2>&1 && exit 0
        apt-get install -y -qq "$package" >/dev/null && exit 0
    done
fi
command -v chromium >/dev/null 2>&1 && exit 0
echo "No chromium here, and it cannot be installed by this user: the tests in the browser will be left out." >&2
