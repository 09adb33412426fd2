import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

/** Packages whose files are laid beside ours instead of being built in; `ocr-files.ts` does so. */
const LAID_BESIDE = ["tesseract.js", "tesseract.js-core", "@tesseract.js-data/eng"] as const;
const NODE_MODULES = "/node_modules/";
/** Parts of another package that are built into one of ours, by the package. */
const INSIDE: Readonly<Record<string, string>> = {
  "heic-to": "It contains libheif and libde265 (LGPL-3.0), whose source is at https://github.com/strukturag.",
};

type Package = { name: string; version: string; license?: string; repository?: string | { url?: string } };

/** Writes `licences.txt`: what the client is made with, each with its licence and where its source is. */
export function licenceNotices(): Plugin {
  return {
    name: "licence-notices",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const root = path.resolve(import.meta.dirname, "../../node_modules");
      const folders = new Set([
        ...built.flatMap((id) => folderOf(id) ?? []),
        ...LAID_BESIDE.map((name) => path.join(root, name)),
      ]);
      const notices = [...folders].map(noticeOf).toSorted();
      const head = "The portal's pages are made with the works of others, whose licences follow.\n";
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [head, ...notices].join("\n\n") });
    },
  };
}

/** The folder of the package that a module belongs to. */
function folderOf(module: string): string | null {
  const at = module.lastIndexOf(NODE_MODULES);
  if (at === -1) return null;
  const [first = "", second = ""] = module.slice(at + NODE_MODULES.length).split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return module.slice(module.startsWith("\0") ? 1 : 0, at + NODE_MODULES.length) + name;
}

function noticeOf(folder: string): string {
  const {
    name,
    version,
    license = "see its source",
    repository,
  } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Package;
  const source = typeof repository === "string" ? repository : (repository?.url ?? `npm: ${name}`);
  const text = existsSync(folder)
    ? readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)/i.test(file))
    : undefined;
  return [
    `${name} ${version} (${license})`,
    `Source: ${source.replace(/^git\+/, "")}`,
    ...(INSIDE[name] ? [INSIDE[name]] : []),
    ...(text ? ["", readFileSync(path.join(folder, text), "utf8").trim()] : []),
  ].join("\n");
}
