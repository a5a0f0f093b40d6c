// Every text that is seen: its colour with the opacity of all around it, its size, and where its lines stand.
() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest("[aria-hidden=true], script, style, option, :disabled, [aria-disabled=true]")) continue;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let opacity = 1;
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let above = node; above; above = above.parentElement) {
      const style = getComputedStyle(above);
      opacity *= Number(style.opacity);
      if (style.overflow === "visible" || above === document.body || above === document.documentElement) continue;
      const box = above.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      };
    }
    const style = getComputedStyle(node);
    for (const line of range.getClientRects()) {
      const box = [Math.max(line.left, clip.left), Math.max(line.top + line.height * 0.2, clip.top), Math.min(line.right, clip.right), Math.min(line.bottom - line.height * 0.2, clip.bottom)].map(Math.round);
      if (box[2] - box[0] < 3 || box[3] - box[1] < 3) continue;
      const above = document.elementFromPoint((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
      if (above && !above.contains(node) && !node.contains(above)) continue; // something lies over it
      found.push({ text: text.data.trim().slice(0, 40), color: style.color, opacity, size: parseFloat(style.fontSize), weight: Number(style.fontWeight), box });
    }
  }
  return found;
}
