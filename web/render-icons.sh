#!/bin/sh
# Renders public/icon.svg to the PNGs that phones ask for (needs chromium). Maskable and Apple icons bleed to the edge.
cd "$(dirname "$0")/public" || exit 1
tmp=$(mktemp -d) && trap 'rm -rf "$tmp"' EXIT

render() { # file, side, scale of the drawing, background
    echo "<body style='margin:0;background:$4'><img src='file://$PWD/icon.svg' style='display:block;width:$2px;scale:$3'>" > "$tmp/icon.html"
    chromium --headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run --hide-scrollbars \
        --user-data-dir="$tmp/profile" --default-background-color=00000000 --window-size="$2,$2" \
        --screenshot="$PWD/$1" "file://$tmp/icon.html" 2> /dev/null
}

render icon-192.png 192 1 transparent
render icon-512.png 512 1 transparent
render icon-maskable-512.png 512 0.86 '#6b4213'
render apple-touch-icon.png 180 1 '#6b4213'
