import { existsSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

const packages = path.resolve(import.meta.dirname, "../../node_modules/@mantine");
const CLASS_NAMES = /@mantine\/(core|dates|spotlight)\/esm\/(?:.*\/)?([\w-]+)\.module\.mjs$/;

/**
 * Brings the style sheet of each Mantine component that is really bundled, in the chunk that needs it: the whole sheet
 * is four times what the first page may cost. Our own sheets have no layer and so win over Mantine's by themselves.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: "mantine-styles",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!isBuild) {
        // The dev server bundles packages beforehand, past any transform.
        if (!file.endsWith("/web/main.tsx")) return null;
        const sheets = ["core", "dates", "spotlight"].map(
          (name) => `import "@mantine/${name}/styles.layer.css";\n`,
        );
        return { code: sheets.join("") + code, map: null };
      }
      const [, name, component] = CLASS_NAMES.exec(file) ?? [];
      if (!name || !component) return null;
      const own = path.join(packages, name, "styles", `${component}.layer.css`);
      const sheet = existsSync(own) ? own : path.join(packages, name, "styles.layer.css");
      return { code: `import ${JSON.stringify(sheet)};\n${code}`, map: null, moduleSideEffects: false };
    },
  };
}
