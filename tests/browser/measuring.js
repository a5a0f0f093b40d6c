// What does not fit: sideways scrolling, clipped words, words over words, type and glyphs too small to read, targets too small to hit.
// Returns one line for each.
({ still }) => {
  const found = [];
  const root = document.documentElement;
  const name = (node) => {
    const said = (node.getAttribute("aria-label") || node.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `<${node.tagName.toLowerCase()}${node.className?.baseVal === undefined && node.className ? ` .${String(node.className).replace(/svelte-\S+/g, "").trim().replace(/\s+/g, ".")}` : ""}> “${said}”`;
  };
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  if (still && root.scrollHeight > innerHeight) found.push(`the page scrolls: ${root.scrollHeight} > ${innerHeight}`);

  // what only a screen reader meets is one pixel large
  const unseen = (node) => {
    for (let above = node; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.overflow === "hidden" && (above.clientWidth <= 1 || above.clientHeight <= 1) && style.display !== "inline") return true;
    }
    return false;
  };
  const hidden = (node) => !node.checkVisibility({ visibilityProperty: true }) || node.closest("[aria-hidden=true], option") || unseen(node);
  // names that people gave themselves may be shortened; a board larger than the window is panned, and its lists have their own scroll bar
  const theirs = (node) => node.closest(".name, .who, [data-cell]");

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !node || told.has(node) || hidden(node) || theirs(node) || node.closest("script, style, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    for (let above = node; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = above.getBoundingClientRect();
      const acts = above.matches("button, a, .button");
      const across = style.overflowX === "hidden" || style.overflowX === "clip" || acts;
      const along = style.overflowY === "hidden" || style.overflowY === "clip";
      const out = boxes.find(
        (box) =>
          (across && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5)) ||
          (along && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3)),
      );
      if (out) {
        told.add(node);
        found.push(`clipped by ${name(above).split("“")[0].trim()}: ${name(node)}`);
        break;
      }
      if (style.overflowX === "auto" || style.overflowX === "scroll" || style.overflowY === "auto" || style.overflowY === "scroll") {
        const zoom = frame.width / (above.offsetWidth || 1); // a table may be drawn larger than its pixels
        const wide = boxes.find((box) => box.right > frame.left + (above.clientLeft + above.scrollWidth) * zoom + 1.5);
        if (wide) found.push(`clipped by ${name(above).split("“")[0].trim()}: ${name(node)}`);
        break; // what lies further down is scrolled to
      }
    }
  }
  // type and glyphs are at least 14 px, as they are drawn; words of the frame do not lie over one another
  const LEAST = 13.7; // what an element measures is rounded
  const drawn = (node) => {
    if (node.ownerSVGElement) return Math.abs(node.getScreenCTM()?.d ?? 1);
    return node.offsetHeight ? node.getBoundingClientRect().height / node.offsetHeight : 1;
  };
  const picture = (node) => node.closest(".mini"); // a game in small says nothing that is not said beside it
  const seen = new Set();
  const pieces = [];
  for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode(); ) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !node || picture(node) || node.closest("script, style, select, title, desc") || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(node)) continue;
    const size = parseFloat(getComputedStyle(node).fontSize) * drawn(node);
    if (size < LEAST && !seen.has(node)) {
      seen.add(node);
      found.push(`too small to read, ${size.toFixed(1)} px: ${name(node)}`);
    }
    const part = node.closest("header.bar, .seats button, .desk, .sheet .head, .handle");
    if (!part || node.closest("[data-flip]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let scroller = node; // what is scrolled away lies over nothing
    while (scroller !== part && !/auto|scroll|hidden/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    const clips = /auto|scroll|hidden/.test(getComputedStyle(scroller).overflowY);
    const { top, bottom } = clips ? scroller.getBoundingClientRect() : { top: -Infinity, bottom: Infinity };
    for (const box of range.getClientRects())
      if (box.width > 0.5 && (box.top + box.bottom) / 2 > top && (box.top + box.bottom) / 2 < bottom) pieces.push({ part, node, box });
  }
  for (const [i, one] of pieces.entries())
    for (const other of pieces.slice(i + 1)) {
      if (one.part !== other.part || one.node === other.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && along > Math.min(one.box.height, other.box.height) / 2) found.push(`one over the other: ${name(one.node)} and ${name(other.node)}`);
    }
  for (const glyph of document.querySelectorAll("svg:has(> use)")) {
    if (picture(glyph) || !glyph.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(glyph)) continue;
    const box = glyph.getBoundingClientRect();
    if (box.width && Math.max(box.width, box.height) < LEAST) found.push(`too small to read, ${box.width.toFixed(1)} px: the glyph ${glyph.querySelector("use").getAttribute("href").split("#")[1]} in ${name(glyph.parentElement)}`);
  }

  const ARROW = 16; // of a list that opens
  const probe = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("input[placeholder], select")) {
    if (hidden(field) || theirs(field)) continue;
    const list = field.tagName === "SELECT";
    const said = list ? (field.selectedOptions[0]?.textContent ?? "") : field.value ? "" : field.placeholder;
    const style = getComputedStyle(field);
    probe.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    probe.letterSpacing = style.letterSpacing;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (list && style.appearance !== "none" ? ARROW : 0);
    if (probe.measureText(said.trim()).width > room + 1) found.push(`clipped by its field: “${said.trim()}”`);
  }

  for (const node of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [role=tab]")) {
    if (hidden(node) || node.closest("[inert]")) continue;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let block = node.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const around = (block?.textContent ?? "").trim().length > (node.textContent ?? "").trim().length;
    if (style.display.startsWith("inline") && around && node.matches("a, .clause")) continue; // in a sentence
    if (box.width < 23.5 || box.height < 23.5) found.push(`too small to hit, ${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${name(node)}`);
  }
  return [...new Set(found)];
}
