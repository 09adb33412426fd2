import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { mustRun } from "./processes.mjs";
import { say, secondsSince } from "./say.mjs";
import { NODE, ROOT, tool } from "./settings.mjs";
import { CALM, READER_CONFIG, WRANGLER } from "./worker.mjs";

/** What each build is made from; a change elsewhere leaves it as it is. */
const PARTS = {
  web: { sources: ["web", "contracts", "package-lock.json", "tsconfig.json"], result: "dist/web/index.html" },
  offline: { sources: ["web", "contracts", "package-lock.json"], result: "dist/web/sw.js" },
  pages: {
    sources: ["web", "contracts", "package-lock.json", "tsconfig.json"],
    result: "dist/pages/render.js",
  },
  worker: {
    sources: ["worker", "db", "contracts", "web", "package-lock.json", "wrangler.toml"],
    result: "dist/worker/index.js",
  },
  reader: {
    sources: ["worker/reader", "worker/ports/papers", "contracts/core", "package-lock.json"],
    result: "dist/reader/index.js",
  },
};

const SAID = {
  web: "the web client",
  offline: "what browsers keep",
  pages: "the Worker's pages",
  worker: "the Worker",
  reader: "the Worker that reads papers",
};

/** Builds the web client and its service worker into dist/web and its screens for the Worker into dist/pages, unless they are there. @throws Trouble */
export async function buildWeb() {
  await build("web", "The web client does not build:", tool("vite"), vite("web/vite.config.ts"));
  await build(
    "offline",
    "The service worker does not build:",
    tool("vite"),
    vite("web/vite.offline.config.ts"),
  );
  await build("pages", "The Worker's pages do not build:", tool("vite"), vite("web/vite.pages.config.ts"));
}

const vite = (config) => ["build", "--config", config, "--logLevel", "warn"];

/** Bundles both Workers into dist as a deployment would, unless they are there already. @throws Trouble */
export async function buildWorkers() {
  mkdirSync(path.join(ROOT, "dist/web"), { recursive: true });
  await build("worker", "The Worker does not build:", NODE, bundle("dist/worker"), CALM);
  await build(
    "reader",
    "The Worker that reads papers does not build:",
    NODE,
    [...bundle(path.join(ROOT, "dist/reader")), "--config", READER_CONFIG],
    CALM,
  );
}

const bundle = (folder) => [WRANGLER, "deploy", "--dry-run", "--outdir", folder];

async function build(name, sentence, command, args, env = {}) {
  const { sources, result } = PARTS[name];
  const stamp = path.join(ROOT, "dist", `${name}.sources`);
  const before = fingerprint(sources);
  if (existsSync(path.join(ROOT, result)) && readText(stamp) === before) return;
  const started = performance.now();
  say(`Building ${SAID[name]} …`);
  await mustRun(sentence, command, args, { env });
  // Taken again: the build itself writes the table of routes.
  writeFileSync(stamp, fingerprint(sources));
  say(`Built (${secondsSince(started)}).`);
}

/** One text for the contents of all sources; tests do not count. */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (path.extname(place) !== "") return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .filter((entry) => !(entry.parentPath ?? entry.path).includes(".wrangler"))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
