import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { AREAS, linesOf, pathsNamedIn, sourceFiles, stands } from "./files.ts";

const READMES = AREAS.map((area) => `${area}/README.md`);
/** What is read outside its folder, and names its paths as they are seen from the top. */
const PAGES = ["README.md", "worker/OPERATING.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"];
const longer = (files: string[], most: number) =>
  files.filter((file) => linesOf(file) > most).map((file) => `${file}: ${linesOf(file)}`);

test("no file is longer than 300 lines", () => {
  expect(longer(sourceFiles(/\.(?:tsx?|mjs|css|html)$/), 300)).toEqual([]);
});

test("a route file only wires, in at most 60 lines", () => {
  expect(longer(sourceFiles(/^web\/routes\//), 60)).toEqual([]);
});

test("every area has a README of at most 40 lines", () => {
  expect(READMES.filter((file) => !existsSync(file))).toEqual([]);
  expect(longer(READMES, 40)).toEqual([]);
});

test("the README of every area says what was decided, and why", () => {
  expect(READMES.filter((file) => !/^Decided:/m.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("every path that a README names is there", () => {
  const readmes = [...PAGES, ...READMES].filter((file) => existsSync(file));
  const lost = readmes.flatMap((readme) =>
    pathsNamedIn(readme)
      .filter((name) => !stands(readme, name))
      .map((name) => `${readme} names ${name}`),
  );
  expect(lost).toEqual([]);
});

test("no file is a drawer for this and that", () => {
  expect(
    sourceFiles(/\.(?:tsx?|mjs|css)$/).filter((file) =>
      file.split("/").some((part) => /^(?:utils?|helpers?|common|misc|shared)(?:\.|$)/.test(part)),
    ),
  ).toEqual([]);
});

test("no file names a place on somebody's own machine", () => {
  const files = [
    ...sourceFiles(/\.(?:tsx?|mjs|css|html|md|sql)$/),
    ...PAGES,
    ".env.example",
    "package.json",
    "wrangler.toml",
  ];
  expect(
    files.filter((file) => /(?<![\w.~])\/(?:home|Users|root|work)\/\w/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});

test("every command that a page names is one of the package's", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name = ""]) => name),
  );
  const known = new Set([...Object.keys(scripts), "install", "ci"]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
