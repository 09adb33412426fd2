import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { TAKEN } from "#worker/core/variables.ts";

const read = (file: string) => readFileSync(file, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const [, fields = ""] = /export type Env = \{(.*?)\n\};/s.exec(read("worker/core/env.ts")) ?? [];
const ofTheWorker = all(fields, /^ {2}(\w+)\??:/gm);
const texts = all(fields, /^ {2}(\w+)\??: string;/gm);

const [, configuration = ""] = /^## Configuration$(.*?)^## /ms.exec(read("README.md")) ?? [];
const [commands = [], worker = []] = configuration
  .split("For the Worker.")
  .map((part) =>
    [...part.matchAll(/^\| (`.+?) *\| (.+?) *\|/gm)].flatMap(([, names = "", need = ""]) =>
      all(names, /`(\w+)`/g).map((name) => ({ name, need })),
    ),
  );
const example = all(read(".env.example"), /^# ([A-Z_]+)=/gm);

test("[HOUSE-01] the README explains every variable of the Worker, and no other", () => {
  expect(ofTheWorker.length).toBeGreaterThan(20);
  expect(worker.map(({ name }) => name).toSorted()).toEqual(ofTheWorker.toSorted());
});

test("[HOUSE-01] .env.example has every variable that can be written into it, once, and sets none", () => {
  expect(commands.length).toBeGreaterThan(2);
  expect(example.toSorted()).toEqual([...commands.map(({ name }) => name), ...texts].toSorted());
  expect(
    read(".env.example")
      .split("\n")
      .filter((line) => !/^(?:# .*)?$/.test(line)),
  ).toEqual([]);
});

test("[HOUSE-02] a deployment takes along every variable that the README does not keep from it", () => {
  const kept = worker.filter(({ need }) => need === "never deployed").map(({ name }) => name);
  expect(kept.length).toBeGreaterThan(2);
  expect(TAKEN.deploy.toSorted()).toEqual(texts.filter((name) => !kept.includes(name)).toSorted());
});

test("[HOUSE-02] `npm start` hands on every variable that it does not set itself", () => {
  const own = [
    "LIBSQL_URL",
    "LIBSQL_AUTH_TOKEN",
    "SESSION_SECRET",
    "DEMO_MODE",
    "WEBHOOKS_LOOPBACK",
    "PROVIDERS_LOOPBACK",
  ];
  expect(TAKEN.start.toSorted()).toEqual(texts.filter((name) => !own.includes(name)).toSorted());
});
