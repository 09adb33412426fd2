import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { PROCEDURES } from "#tests/support/procedures.ts";
import { DOORS } from "#web/offline/doors.ts";
import { KEPT_CALLS } from "#web/offline/kept-calls.ts";

test("[LINE-05] what a browser keeps are answers to questions, none of them about sessions, keys or money", () => {
  const reads = PROCEDURES.filter(({ route }) => route.kind === "query").map(({ path: name }) => name);
  expect(KEPT_CALLS.filter((name) => !reads.includes(name))).toEqual([]);
  const never =
    /^(?:account|admin|audit|billing|connections|mail|payments|settings|sso|webhooks)\b|^auth\.(?!me$)/;
  expect(KEPT_CALLS.filter((name) => never.test(name))).toEqual([]);
});

/** Addresses of pages that the Worker is asked for first. */
const PAGES =
  /^\/$|^\/workspaces?\b|^\/(?:sign-in|set-up|join|status|actions|documents|schedule|billing|planner)$/;

test("[LINE-01] every address that the Worker alone answers is no page without a line either", () => {
  const config = readFileSync("wrangler.toml", "utf8");
  const listed = /run_worker_first = \[([^\]]*)\]/.exec(config)?.[1] ?? "";
  const addresses = [...listed.matchAll(/"([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const doors = addresses.filter((address) => !PAGES.test(address));
  expect(doors.length).toBeGreaterThan(15);
  expect(doors.filter((address) => !DOORS.test(address.replace("*", "x")))).toEqual([]);
  expect(addresses.filter((address) => PAGES.test(address) && DOORS.test(address))).toEqual([]);
});

test("[LINE-07] the service worker names the files of the build that it stands beside", () => {
  const worker = readFileSync("dist/web/sw.js", "utf8");
  const page = readFileSync("dist/web/index.html", "utf8");
  const [, entry = ""] = /src="\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect(worker).toContain(entry);
  const named = [...new Set(worker.match(/\/assets\/[\w-]+\.(?:js|css)/g))];
  expect(named.length).toBeGreaterThan(200);
  for (const file of named) expect(readFileSync(path.join("dist/web", file)).byteLength).toBeGreaterThan(0);
});
