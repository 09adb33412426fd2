import { accessSync, constants, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import * as z from "zod";

const Rules = z.array(z.object({ groupName: z.string().optional(), matchPackageNames: z.array(z.string()) }));
const Renovate = z.object({ rangeStrategy: z.literal("pin"), packageRules: Rules });
const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const read = (file: string) => readFileSync(file, "utf8");
const manifest = Manifest.parse(JSON.parse(read("package.json")));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const groups = Renovate.parse(JSON.parse(read(".github/renovate.json"))).packageRules.flatMap((rule) =>
  rule.groupName === undefined ? [] : [rule.matchPackageNames],
);

const matches = (pattern: string, name: string) =>
  pattern.endsWith("/**") ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
const groupsOf = (name: string) => groups.filter((group) => group.some((pattern) => matches(pattern, name)));

/** Packages of one maker under one scope, and a package with its types: they are made to be used in one version. */
function families(): string[][] {
  const scopes = Map.groupBy(packages, (name) => /^(@[^/]+)\//.exec(name)?.[1]);
  const ofScopes = [...scopes].flatMap(([scope, names]) => (scope && scope !== "@types" ? [names] : []));
  const typed = packages
    .filter((name) => packages.includes(`@types/${name}`))
    .map((name) => [name, `@types/${name}`]);
  return [...ofScopes, ...typed].filter((names) => names.length > 1);
}

test("[HOUSE-03] what is checked elsewhere is what `npm test` checks", () => {
  const runs = [...read(".github/workflows/test.yml").matchAll(/^ +- run: (.+)$/gm)].map(([, run]) => run);
  expect(runs).toEqual([".ci/run"]);
  expect(() => accessSync(".ci/run", constants.X_OK)).not.toThrow();
  expect(read(".ci/run").trim().split("\n").at(-1)).toBe("exec npm test");
});

test("[HOUSE-04] packages of one family are brought up to date together", () => {
  expect(families().length).toBeGreaterThan(8);
  const torn = families().filter(
    (names) =>
      new Set(names.flatMap(groupsOf)).size !== 1 || names.some((name) => groupsOf(name).length !== 1),
  );
  expect(torn).toEqual([]);
});

test("[HOUSE-04] no group names a package that is gone", () => {
  const gone = groups.flat().filter((pattern) => !packages.some((name) => matches(pattern, name)));
  expect(gone).toEqual([]);
});
