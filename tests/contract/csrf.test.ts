import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { askForLive } from "#tests/support/live.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const JSON_BODY = { "content-type": "application/json" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const PLAIN = { "content-type": "text/plain" };
const EVIL = { origin: "https://evil.example" };
const READ_ALL = "/api/notifications/read-all";
const READ_ALL_TRPC = "/trpc/notifications.markAllRead";

type Row = readonly [
  what: string,
  method: string,
  address: string,
  headers: Record<string, string>,
  status: number,
];

const ROWS: readonly Row[] = [
  ["JSON from another origin over tRPC", "POST", READ_ALL_TRPC, { ...EVIL, ...JSON_BODY }, 403],
  ["JSON from another origin over REST", "POST", READ_ALL, { ...EVIL, ...JSON_BODY }, 403],
  ["a form from another origin", "POST", READ_ALL, { ...EVIL, ...FORM }, 403],
  ["a multipart form over tRPC", "POST", READ_ALL_TRPC, { ...EVIL, ...MULTIPART }, 403],
  ["plain text from another origin", "POST", READ_ALL_TRPC, { ...EVIL, ...PLAIN }, 403],
  ["an opaque origin", "POST", READ_ALL, { origin: "null", ...JSON_BODY }, 403],
  ["our name on another port", "POST", READ_ALL, { origin: "http://127.0.0.1:1", ...JSON_BODY }, 403],
  ["our name over another scheme", "POST", READ_ALL, { origin: "ftp://127.0.0.1", ...JSON_BODY }, 403],
  ["cross-site without an origin", "POST", READ_ALL, { "sec-fetch-site": "cross-site", ...JSON_BODY }, 403],
  ["a sibling of our host", "POST", READ_ALL, { "sec-fetch-site": "same-site", ...JSON_BODY }, 403],
  ["a put", "PUT", "/api/workspaces/1/payer", { ...EVIL, ...JSON_BODY }, 403],
  ["a patch", "PATCH", "/api/workspaces/1", { ...EVIL, ...JSON_BODY }, 403],
  ["a removal", "DELETE", "/api/documents/1", EVIL, 403],
  ["an upload", "POST", "/files?workspaceId=1&fileName=a.pdf", EVIL, 403],
  ["an export", "POST", "/exports/data", EVIL, 403],
  ["signing out", "POST", "/auth/sign-out", EVIL, 403],
  ["a read from another site, which changes nothing", "GET", "/api/user", EVIL, 200],
  ["a change asked for by GET", "GET", READ_ALL, { "sec-fetch-site": "cross-site" }, 405],
];

test.for(ROWS)("[DOOR-01] %s", async ([, method, address, headers, status]) => {
  const before = snapshot(portal);
  const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
  const answer = await admin.request(address, { method, headers, ...body });
  expect(answer.status).toBe(status);
  expect(snapshot(portal)).toBe(before);
});

test("[DOOR-01] a live connection from another origin, or from none of ours, is not opened", async () => {
  for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1"]) {
    const answer = await askForLive(portal, admin, { origin });
    expect([origin, answer.status, answer.webSocket]).toEqual([origin, 403, null]);
  }
});

test("[DOOR-01] our own page is let through, over both doors", async () => {
  const own = { origin: portal.origin, "sec-fetch-site": "same-origin", ...JSON_BODY };
  const bodies = { [READ_ALL]: "{}", [READ_ALL_TRPC]: '{"json":{}}' };
  for (const [address, body] of Object.entries(bodies)) {
    const answer = await admin.request(address, { method: "POST", headers: own, body });
    expect(answer.status).toBe(200);
  }
});
