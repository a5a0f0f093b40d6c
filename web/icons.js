// One sprite of the icons in use: the frame's (src/icons.json) and each game's (src/heorot/games/*/web/icons.json).
// The set has four thousand icons; only those named in these lists reach the browser.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const SET = "@iconify-json/game-icons/icons.json";
const VIRTUAL = "virtual:icons";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

let set; // seven megabytes: read once, and only by the build

/** The files that name icons. */
export function lists() {
  const games = here("../src/heorot/games/");
  const theirs = readdirSync(games).sort().map((game) => `${games}${game}/web/icons.json`);
  return [here("src/icons.json"), ...theirs.filter((path) => existsSync(path))];
}

/** The sprite as text, and the names of the icons in it, sorted. */
export function sprite() {
  set ??= read(createRequire(import.meta.url).resolve(SET));
  const symbols = new Map();
  for (const list of lists()) {
    for (const name of read(list)) {
      const icon = set.icons[name];
      if (!icon) throw new Error(`${list} names the icon "${name}", which game-icons does not have.`);
      const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
      symbols.set(name, `<symbol id="${name}" viewBox="${box}">${icon.body}</symbol>`);
    }
  }
  const names = [...symbols.keys()].sort();
  const licence = "<!-- Icons: https://game-icons.net, CC BY 3.0; their authors are named on the page About. -->";
  const body = names.map((name) => symbols.get(name)).join("\n");
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${body}\n</svg>\n`, names };
}

/**
 * Vite: `import icons, { names } from "virtual:icons"` gives the sprite's address, for `<use href="{icons}#eyepatch">`.
 * The address holds a hash of the content, so that the browser may keep the file for ever.
 */
export function iconSprite() {
  let config;
  const file = (svg) => `${config.build.assetsDir}/icons-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "heorot-icons",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      for (const list of lists()) this.addWatchFile(list);
      const { svg, names } = sprite();
      const fileName = file(svg);
      if (config.command === "build") this.emitFile({ type: "asset", fileName, source: svg });
      return `export default ${JSON.stringify(config.base + fileName)};\nexport const names = ${JSON.stringify(names)};\n`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url.split("?")[0];
        if (!path.includes(`/${config.build.assetsDir}/icons-`)) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite().svg);
      });
    },
  };
}
