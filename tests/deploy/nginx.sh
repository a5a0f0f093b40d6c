#!/bin/sh
# Installs Debian's nginx if it is missing and this user may, without starting it; otherwise says so: its tests then fail in CI.
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    apt-get install -y -qq nginx-light >/dev/null 2>&1 && exit 0
    apt-get update -qq || true
    apt-get install -y -qq nginx-light >/dev/null && exit 0
fi
echo "No nginx here, and it cannot be installed by this user: the tests of a hall behind it will be left out." >&2
