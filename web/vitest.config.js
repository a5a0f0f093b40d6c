// The client's own tests: the client as it is built, in a pretended browser. Kept apart, since a player installs no test tools.
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import client from "./vite.config.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(client, {
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["web/src/**/*.test.ts", "src/heorot/games/*/web/**/*.test.ts"], root: here("."), dir: here("..") },
});
