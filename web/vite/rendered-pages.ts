import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

import { hashesOf } from "./inline-scripts.ts";

const ABSENT = "\0absent";
const ENTRY = "index.html";
const DOCUMENT = "virtual:document";

/** What the build has put into the head of index.html. */
const SCRIPT_TAGS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const SHEET_TAGS = /<link rel="stylesheet"[^>]*>/g;

type Parts = {
  web: string;
  /** The folder of the client's build. */
  built: string;
  /** The files that are loaded late and that the Worker draws all the same; by their path below web. */
  drawn: readonly RegExp[];
  /** Whether it may stand on any page; the entry does not tell such a part from those of its own screens. */
  isEverywhere: (file: string) => boolean;
};

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** The screens that the Worker draws, without what comes at a press, and the document they stand in. */
export function renderedPages(parts: Parts): Plugin {
  const found = new Set<RegExp>();
  const isDrawn = (file: string): boolean => {
    const names = parts.drawn.filter((one) => one.test(file));
    for (const one of names) found.add(one);
    return names.length > 0;
  };
  return {
    name: "rendered-pages",
    enforce: "pre",
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (source === DOCUMENT) return `\0${DOCUMENT}`;
        const isLate =
          (options as { kind?: string }).kind === "dynamic-import" || source.includes("tsr-split");
        if (!isLate || !importer) return null;
        const part = await this.resolve(source, importer, { ...options, skipSelf: true });
        const [file = ""] = (part?.id ?? source).split("?");
        return part && isDrawn(path.relative(parts.web, file)) ? part : ABSENT;
      },
    },
    load(id) {
      // Each import of it fails; a module that throws does so at the first one alone.
      if (id === ABSENT)
        return `export const then = (_, fail) => fail(Object.assign(new Error("The browser draws this"), { digest: "late" }));`;
      if (id === `\0${DOCUMENT}`) return documentModule(parts);
      return null;
    },
    // A part that moved to another file would else be missing from the first answer, and nobody be told.
    buildEnd() {
      const lost = parts.drawn.filter((one) => !found.has(one));
      if (lost.length > 0) this.error(`No part that comes late is named ${lost.join(" or ")}`);
    },
  };
}

function documentModule({ built, drawn, isEverywhere }: Parts): string {
  const isDrawn = (file: string) => drawn.some((one) => one.test(file));
  const page = readFileSync(path.join(built, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(path.join(built, ".vite/manifest.json"), "utf8")) as Manifest;
  const [wholeHead = "", rest = ""] = page.split(/(?=<\/head>)/);
  const [beforePage = "", afterPage = ""] = rest.split(/(?<=<div id="root">)/);
  const entry = filesNeededBy(manifest, ENTRY);
  // Asked for once the page has come: what somebody reads goes before what they press.
  const tags = wholeHead.match(SCRIPT_TAGS) ?? [];
  const head = wholeHead.replaceAll(SCRIPT_TAGS, "").replaceAll(SHEET_TAGS, "");
  const everywhere = Object.keys(manifest)
    .filter((name) => isEverywhere(name))
    .flatMap((name) => filesNeededBy(manifest, name));
  const filesOfRoute = (name: string) => {
    const needed = filesNeededBy(manifest, name);
    // A part that comes late is drawn all the same, and has to look as it will.
    const late = manifest[name]?.dynamicImports?.filter(isDrawn) ?? [];
    const drawn = [...needed, ...everywhere, ...late.flatMap((part) => filesNeededBy(manifest, part))];
    const isNew = (file: string, at: number, all: string[]) =>
      !entry.includes(file) && all.indexOf(file) === at;
    return {
      scripts: needed.filter(isNew).filter((file) => file.endsWith(".js")),
      sheets: [...entry, ...drawn.filter(isNew)].filter((file) => file.endsWith(".css")),
    };
  };
  const routes = Object.keys(manifest).filter((name) => name.startsWith("routes/") && isDrawn(fileOf(name)));
  const files = Object.fromEntries(routes.map((name) => [routeOf(name), filesOfRoute(name)]));
  const ofEntry = filesOfRoute(ENTRY);
  const sheets = new Set([ofEntry, ...Object.values(files)].flatMap((needed) => needed.sheets));
  const texts = [...sheets].map((file) => [file, readFileSync(path.join(built, file), "utf8")]);
  return [
    `export const TEMPLATE = ${JSON.stringify({ head, beforePage, afterPage, scripts: tags.join("") })};`,
    `export const INLINE_HASHES = ${JSON.stringify(hashesOf(page))};`,
    `const FILES = ${JSON.stringify(files)};`,
    // What is in the entry has no file of its own.
    `const OF_ENTRY = ${JSON.stringify(ofEntry)};`,
    `const SHEETS = ${JSON.stringify(Object.fromEntries(texts))};`,
    "export const filesOf = (route) => FILES[route] ?? OF_ENTRY;",
    // In the document: a dozen small files would each be waited for.
    'export const stylesOf = ({ sheets }) => sheets.map((file) => SHEETS[file]).join("");',
  ].join("\n");
}

/** The manifest names a part of a file by what is asked of it. */
const fileOf = (name: string): string => name.replace(/\?.*$/, "");

/** `routes/_staff/workspace.$id.rules.tsx` is the route `/_staff/workspace/$id/rules`, `$id.index.tsx` is `$id/`. */
const routeOf = (name: string): string =>
  name
    .replace(
      /^routes(\/_staff)?\/(.*?)\.tsx.*$/,
      (_, frame = "", rest: string) => `${frame}/${rest.replaceAll(".", "/")}`,
    )
    .replace(/\/index$/, "/");

function filesNeededBy(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const part = manifest[name];
  if (!part) return [];
  return [
    ...(part.imports ?? []).flatMap((one) => filesNeededBy(manifest, one, seen)),
    part.file,
    ...(part.css ?? []),
  ];
}
