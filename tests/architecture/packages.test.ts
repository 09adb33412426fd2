import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import * as z from "zod";

const Manifest = z.object({
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const manifest = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const readme = readFileSync("README.md", "utf8");

test("every package has one exact version", () => {
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test("the README gives the reason of every package", () => {
  expect(packages.map(([name]) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the README names no package that is gone", () => {
  const table = readme.slice(readme.indexOf("## Packages"));
  const named = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => !packages.some(([known]) => known === name))).toEqual([]);
});

test("the licence is nobody else's", () => {
  expect(manifest.license).toBe("UNLICENSED");
});
