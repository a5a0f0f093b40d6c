// Which icons and numbers of a table nobody can ask about. Returns one line for each.
() => {
  const found = new Set();
  const root = document.querySelector(".frame");
  const parts = [...root.querySelectorAll("main.board, .hand, nav.seats")];
  const NUMBER = /^[+−±≈×~=-]?\s*\d+([.,–…/]\s*[+−-]?\d+)*\s*[+×]?$/u;
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest(".unseen, .over, .notice, .scene, [role=status], [popover]");
  const where = (node) => {
    const near = node.closest("[class]");
    return `<${node.tagName.toLowerCase()}> in .${String(near?.className?.baseVal ?? near?.className ?? "").replace(/svelte-\S+/g, "").trim()} within “${(node.closest("button, li, section")?.getAttribute("aria-label") ?? node.closest("button, li")?.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  };
  for (const part of parts) {
    for (const icon of part.querySelectorAll("use")) {
      if (seen(icon.closest("svg")) && !icon.closest("[data-ask]")) found.add(`icon ${(icon.getAttribute("href") ?? "").split("#")[1]}: ${where(icon.closest("svg").parentElement)}`);
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      if (NUMBER.test(text.data.trim()) && seen(node) && !node.closest("[data-ask]")) found.add(`number ${text.data.trim()}: ${where(node)}`);
    }
  }
  return [...found];
}
