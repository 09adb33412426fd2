import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { allImports } from "./imports.ts";

const READER = "worker/reader/";
const all = allImports();

test("[TRUST-85] the Worker that opens strangers' papers has no database, no bucket and no secret, only the portal's desk", () => {
  const config = readFileSync(`${READER}wrangler.toml`, "utf8");
  const sections = [...config.matchAll(/^\[+([\w.]+)\]+$/gm)].map(([, name]) => name);
  expect(sections.toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
    "limits",
    "observability",
    "queues.consumers",
    "services",
  ]);
  const bindings = [...config.matchAll(/^binding = "(\w+)"$/gm)].map(([, name]) => name);
  expect(bindings).toEqual(["PORTAL"]);
  const beyond = all.filter(
    ({ from, to }) =>
      from.startsWith(READER) &&
      !from.endsWith(".test.ts") &&
      to !== undefined &&
      !/^(?:worker\/(?:reader|ports\/papers)|contracts\/core)\//.test(to),
  );
  expect(beyond).toEqual([]);
});

test("[TRUST-85] no Worker but that one has a reader of PDFs", () => {
  const others = all.filter(({ from, name, to }) => {
    const isReader = /^(?:unpdf|pdfjs-dist|@cantoo\/pdf-lib)/.test(name) || to?.startsWith(READER);
    return isReader && from.startsWith("worker/") && !from.startsWith(READER);
  });
  expect(others).toEqual([]);
});

test("[TRUST-85] both configurations name one queue, and the reader's names a limit", () => {
  const named = (file: string) => /queue = "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1];
  expect(named("wrangler.toml")).toBe(named(`${READER}wrangler.toml`));
  expect(readFileSync("worker/local/deploy.mjs", "utf8")).toContain(`"${named("wrangler.toml")}"`);
  expect(readFileSync(`${READER}wrangler.toml`, "utf8")).toMatch(/cpu_ms = [\d_]+/);
});
