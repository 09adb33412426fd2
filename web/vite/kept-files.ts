import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

const MODULE = "virtual:kept-files";
const ENTRY = "index.html";

type Part = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Part>;

type Parts = {
  /** The folder of the client's build. */
  built: string;
  /** Routes that open without a line; with all that they bring later. */
  routes: RegExp;
  /** What the page brings once it stands, and other things that come late. */
  late: RegExp;
  /** Heavy parts that do nothing without a line. */
  left: RegExp;
};

/** Tells the service worker which files of the build a browser keeps. */
export function keptFiles({ built, routes, late, left }: Parts): Plugin {
  return {
    name: "kept-files",
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const page = readFileSync(path.join(built, ENTRY));
      const manifest = JSON.parse(readFileSync(path.join(built, ".vite/manifest.json"), "utf8")) as Manifest;
      const names = Object.keys(manifest);
      const isLate = (name: string) => late.test(name) && !left.test(name);
      const isPart = (name: string) =>
        !left.test(name) && (!name.startsWith("routes/") || name.startsWith("routes/-"));
      const found = new Set<string>();
      need(manifest, ENTRY, found, () => false);
      for (const name of names) {
        if (routes.test(name)) need(manifest, name, found, isPart);
        else if (isLate(name)) need(manifest, name, found, isLate);
      }
      const files = {
        BUILD: manifest[ENTRY]?.file ?? "",
        SHELL: createHash("sha256").update(page).digest("hex").slice(0, 16),
        FIRST: addresses(manifest, found),
        ALL: addresses(manifest, names),
      };
      return Object.entries(files)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

function need(
  manifest: Manifest,
  name: string,
  found: Set<string>,
  isBrought: (name: string) => boolean,
): void {
  if (found.has(name)) return;
  found.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
  for (const one of [...imports, ...dynamicImports.filter(isBrought)]) need(manifest, one, found, isBrought);
}

function addresses(manifest: Manifest, names: Iterable<string>): string[] {
  const files = [...names].flatMap((name) => {
    const part = manifest[name];
    return part ? [part.file, ...(part.css ?? [])] : [];
  });
  return [...new Set(files)].toSorted().map((file) => `/${file}`);
}
