import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { LIMITS } from "#contracts/core/limits.ts";
import { type Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const MARK_ALL = "/api/notifications/read-all";
const MARK_ALL_TRPC = "/trpc/notifications.markAllRead";

describe("a change comes only from our own pages", () => {
  const foreign: [string, Record<string, string>][] = [
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["our name on another port", { origin: "http://127.0.0.1:1" }],
    ["a cross-site request without an origin", { "sec-fetch-site": "cross-site" }],
    ["a sibling of our host", { "sec-fetch-site": "same-site" }],
  ];
  const bodies: [string, Record<string, string>, string][] = [
    ["JSON", { "content-type": "application/json" }, "{}"],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1"],
    ["a multipart form", { "content-type": "multipart/form-data; boundary=x" }, "--x--"],
    ["plain text", { "content-type": "text/plain" }, "{}"],
  ];
  const grid = foreign.flatMap(([from, headers]) =>
    bodies.map(([kind, type, body]) => ({ from, kind, body, headers: { ...headers, ...type } })),
  );

  test.for(grid)("$kind from $from is refused over tRPC and REST alike", async ({ headers, body }) => {
    for (const path of [MARK_ALL_TRPC, MARK_ALL]) {
      const answer = await admin.request(path, { method: "POST", headers, body });
      expect(answer.status).toBe(403);
      expect(answer.trips).toBe(0);
    }
  });

  test("our own page is let through", async () => {
    const answer = await admin.request(MARK_ALL, {
      method: "POST",
      headers: { origin: portal.origin, "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(200);
  });

  test("a read changes nothing: no mutation answers to GET", async () => {
    expect((await admin.get(MARK_ALL)).status).toBe(405);
    expect((await admin.get(MARK_ALL_TRPC)).status).toBe(405);
  });
});

describe("what comes in is bounded", () => {
  const atLimit = JSON.stringify({ fill: "x".repeat(LIMITS.bodyBytes - 11) });

  test("a body at the limit passes, one byte more does not", async () => {
    expect(atLimit.length).toBe(LIMITS.bodyBytes);
    for (const path of [MARK_ALL, MARK_ALL_TRPC]) {
      const send = (body: string) =>
        admin.request(path, { method: "POST", headers: { "content-type": "application/json" }, body });
      expect((await send(atLimit)).status).not.toBe(413);
      expect((await send(`${atLimit} `)).status).toBe(413);
    }
  });

  test("a body that lies about its length is counted", async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(new Uint8Array(10_000).fill(32));
        controller.close();
      },
    });
    const streamed: RequestInit & { duplex: "half" } = {
      method: "POST",
      body: stream,
      headers: { "content-type": "application/json" },
      duplex: "half",
    };
    const answer = await admin.request(MARK_ALL, streamed);
    expect(answer.status).toBe(413);
    // The server closes the connection that was still being written to; the pool learns it by one lost request.
    await admin.get("/health").catch(() => null);
  });

  test("a batch of ten calls passes, eleven do not", async () => {
    const batch = (n: number) =>
      `/trpc/${Array.from({ length: n }, () => "auth.me").join(",")}?batch=1&input=${encodeURIComponent(
        JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [i, { json: {} }]))),
      )}`;
    const ten = await admin.get<unknown[]>(batch(LIMITS.batchCalls));
    expect(ten.status).toBe(200);
    expect(ten.json()).toHaveLength(LIMITS.batchCalls);
    const eleven = await admin.get(batch(LIMITS.batchCalls + 1));
    expect(eleven.status).toBe(400);
  });

  test("a body that is not a JSON object is refused with a sentence", async () => {
    for (const body of ["[]", "7", '"x"', "{", "null"]) {
      const answer = await admin.request(MARK_ALL, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      expect(answer.status).toBe(400);
      expect(answer.text).toBe("The body must be a JSON object");
    }
  });
});

describe("what goes out", () => {
  const addresses = [
    "/",
    "/documents",
    "/api",
    "/api/user",
    "/api/nope",
    "/api/openapi.json",
    "/trpc/auth.me",
    "/files/999999",
    "/assets/gone.js",
  ];

  test.for(addresses)("%s carries the house's headers", async (address) => {
    const { headers } = await admin.get(address);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
  });

  test("the pages' headers are the Worker's", async () => {
    const page = await admin.get("/");
    const call = await admin.get("/api/user");
    for (const name of [
      "content-security-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
      "x-frame-options",
    ]) {
      // The page alone runs one script of its own before the first paint, named by its hash.
      const ofPage = page.headers.get(name)?.replace(/ 'sha256-[^']+'/g, "");
      expect(ofPage).toBe(call.headers.get(name));
    }
  });

  test("a missing chunk is a 404 that nobody keeps, also when opened as a page", async () => {
    const answer = await admin.request("/assets/old-chunk.js", {
      headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a call opened as a page is answered by the Worker, not by the single page", async () => {
    const answer = await admin.request("/api/nope", {
      headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
    });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("<html");
  });

  test("an error tells its sentence and its reference, and never a stack", async () => {
    const bad = `/trpc/tasks.list?input=${encodeURIComponent('{"json":{"limit":0}}')}`;
    for (const address of [
      bad,
      "/trpc/no.such",
      "/api/tasks?limit=0",
      "/api/tasks/abc",
      "/trpc/auth.me?input={",
    ]) {
      const { text, headers } = await admin.get(address);
      expect(text).not.toMatch(/\.ts\b|\.js:|at .*\(|node_modules|SELECT|select "/);
      expect(headers.get("x-reference")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("[API-34] a refusal is text for people and one shape for programs", async () => {
    const forPeople = await admin.get("/api/workspaces/999999");
    expect(forPeople.status).toBe(404);
    expect(forPeople.headers.get("content-type")).toContain("text/plain");
    const forPrograms = await admin.request<Record<string, unknown>>("/api/tasks?limit=0", {
      headers: { accept: "application/json" },
    });
    expect(forPrograms.json()).toEqual({
      code: "invalid_input",
      message: expect.stringContaining("limit") as string,
      reference: forPrograms.headers.get("x-reference"),
      fields: { limit: expect.any(String) as string },
    });
  });
});

test("[DEMO-02] without DEMO_MODE a stranger is nobody: no demo accounts, no demo session", async () => {
  expect((await portal.anonymous.get("/api/user")).status).toBe(401);
  expect((await portal.anonymous.get("/api/demo/accounts")).text).toBe("[]");
  expect((await portal.anonymous.send("POST", "/auth/demo", { accountId: 1 })).status).toBe(404);
});

test("a session that was forged, changed or ended opens nothing", async () => {
  const cookie = await portal.cookieOf(3);
  const [token, userId, role, signature] = cookie.replace("session=", "").split(".");
  const forged = [
    `session=${token}.1.admin.${signature}`,
    `session=${token}.${userId}.admin.${signature}`,
    `session=${token}.${userId}.${role}.${"A".repeat(43)}`,
    "session=",
    `session=${"A".repeat(5000)}`,
  ];
  for (const value of forged) {
    expect((await portal.anonymous.request("/api/user", { headers: { cookie: value } })).status).toBe(401);
  }
  const actor = await portal.signIn(4);
  expect((await actor.get("/api/user")).status).toBe(200);
  expect((await actor.send("POST", "/auth/sign-out")).status).toBe(200);
  expect((await actor.get("/api/user")).status).toBe(401);
});
