import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";
import * as z from "zod";

const KIB = 1024;
const WEB = "dist/web";
const ENTRY = "index.html";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(WEB, ".vite/manifest.json"), "utf8")));

/** A part of the manifest and everything it cannot start without. */
function neededBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) neededBy(imported, found);
  return found;
}

function filesOf(name: string): Set<string> {
  const parts = [...neededBy(name)].map((part) => manifest[part]);
  return new Set(parts.flatMap((part) => (part ? [part.file, ...part.css] : [])));
}

const zipped = (file: string): number => gzipSync(readFileSync(file)).byteLength / KIB;
const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + zipped(path.join(WEB, file)), 0);

const entry = filesOf(ENTRY);
const routes = Object.keys(manifest).filter((name) => name.startsWith("routes/"));

describe("before the dashboard shows", () => {
  test("[P1] no more than 150 KiB of JavaScript come over the line", () => {
    const scripts = [...entry].filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    expect(weightOf(scripts)).toBeLessThanOrEqual(150);
  });

  test("[P2] no more than 12 KiB of CSS come over the line", () => {
    const sheets = [...entry].filter((file) => file.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(0);
    expect(weightOf(sheets)).toBeLessThanOrEqual(12);
  });

  test("the page asks for what the manifest says and for nothing else", () => {
    const page = readFileSync(path.join(WEB, ENTRY), "utf8");
    const asked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(asked.toSorted()).toEqual([...entry].toSorted());
  });
});

/** What a route brings beyond what the dashboard has brought already, in KiB. */
const own = new Map(
  routes.map((name) => [
    name.replace(/\?.*/, ""),
    weightOf([...filesOf(name)].filter((file) => !entry.has(file))),
  ]),
);

test("[P4] no other route brings more than 60 KiB of its own", () => {
  expect(own.size).toBeGreaterThan(12);
  expect([...own.values()].every((weight) => weight > 0)).toBe(true);
  expect([...own].filter(([, weight]) => weight > 60)).toEqual([]);
});

test("[P4] no page asks for more than 21 files of its own before it can be used", () => {
  const pages = routes.filter((name) => !path.basename(name).startsWith("-"));
  expect(pages.length).toBeGreaterThan(12);
  const counts = pages.map((name) => [name, [...filesOf(name)].filter((file) => !entry.has(file)).length]);
  expect(counts.filter(([, files = 0]) => Number(files) > 21)).toEqual([]);
});

test("the drawing of a journey's map is no heavier than 60 KiB", () => {
  const weight = weightOf(
    [...filesOf("features/workspace/map/route-map.tsx")].filter((file) => !entry.has(file)),
  );
  expect(weight).toBeGreaterThan(20);
  expect(weight).toBeLessThanOrEqual(60);
});

test("[RULE-07] the travel rules are no part of what every page brings, and what judges is no heavier than 40 KiB", () => {
  const [rules, ...others] = Object.values(manifest).filter(({ name }) => name === "travel-rules");
  expect([rules === undefined, others.length]).toEqual([false, 0]);
  const file = rules?.file ?? "";
  expect(zipped(path.join(WEB, file))).toBeLessThanOrEqual(40);
  expect(entry.has(file)).toBe(false);
});

test("[RULE-67] the rules of a destination come with the journeys to it alone, and all of them weigh no more than 90 KiB", () => {
  const files = readdirSync("contracts/rules/destinations").map((name) => name.replace(".ts", ""));
  const ruling = Object.values(manifest).filter(({ name = "" }) => files.includes(name));
  expect(ruling.length).toBeGreaterThan(20);
  const shown = new Set([ENTRY, ...routes].flatMap((name) => [...filesOf(name)]));
  expect(ruling.filter(({ file }) => shown.has(file)).map(({ name }) => name)).toEqual([]);
  const judging = Object.values(manifest).filter(({ name = "" }) =>
    ["travel-rules", "travel-basics", "travel-names"].includes(name),
  );
  expect(judging).toHaveLength(3);
  expect(weightOf(new Set([...ruling, ...judging].map(({ file }) => file)))).toBeLessThanOrEqual(90);
});

test("[RULE-07] what reads photos is asked for by no page before somebody has one read", () => {
  const reader = Object.keys(manifest).filter((name) => name.endsWith("core/read-photo.ts"));
  expect(reader).toHaveLength(1);
  expect([ENTRY, ...routes].filter((name) => neededBy(name).has(reader[0] ?? ""))).toEqual([]);
});

test("[BLD-33] the canvas of the workflow editor comes with the editor alone, when it is drawn", () => {
  const canvas = [...filesOf("features/workflows/canvas/canvas.tsx")].filter((file) => file.endsWith(".js"));
  const [drawing = ""] = canvas.filter((file) =>
    readFileSync(path.join(WEB, file), "utf8").includes("react-flow__pane"),
  );
  expect(drawing).not.toBe("");
  expect([ENTRY, ...routes].filter((name) => filesOf(name).has(drawing))).toEqual([]);
  expect(
    Object.entries(manifest).filter(([, { dynamicImports }]) =>
      dynamicImports.includes("features/workflows/canvas/canvas.tsx"),
    ),
  ).toHaveLength(1);
});

test("[P12] the Worker is no heavier than 900 KiB, the pages that it draws among them", () => {
  const weight = zipped("dist/worker/index.js");
  expect(weight).toBeGreaterThan(20);
  expect(weight).toBeLessThanOrEqual(900);
});
