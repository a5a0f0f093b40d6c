// The browser client: built into the Python package, which serves it. Boards come from the games' own folders.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { iconSprite } from "./icons.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const HALL = process.env.HEOROT_URL ?? "http://localhost:8450"; // of `heorot serve`, while developing

export default defineConfig({
  plugins: [svelte(), iconSprite()],
  resolve: {
    alias: { $lib: here("src/lib"), $ui: here("src/ui"), $frame: here("src/frame"), $drawings: here("src/drawings") },
  },
  build: {
    outDir: here("../src/heorot/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // a chunk names the styles of what it may load, and no scripts: most of these are there already, and their hashes weigh more than what they save
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files) },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: HALL, ws: true }, "/schema": HALL } },
});
