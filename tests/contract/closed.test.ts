import { request } from "node:http";

import { afterAll, beforeAll, expect, test } from "vitest";

import { aPortal, type Portal } from "#tests/support/portal.ts";
import { faultsOf } from "#worker/core/configuration.ts";

let demo: Portal;
let weak: Portal;
beforeAll(async () => {
  demo = await aPortal("blank", { DEMO_MODE: "1" });
  weak = await aPortal("blank", { COMPANY_TIME_ZONE: "Mars/Olympus", SMTP_URL: "mail.company.example" });
});
afterAll(() => Promise.all([demo.stop(), weak.stop()]));

/** As somebody asks who calls the portal by another name. */
function asked(portal: Portal, host: string, path = "/version"): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, portal.origin), { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", reject);
    call.end();
  });
}

test("[TRUST-51] a demonstration serves nobody under a public name, and says why in one sentence", async () => {
  expect((await demo.anonymous.get("/version")).status).toBe(200);
  for (const path of ["/version", "/trpc/auth.me?input=%7B%22json%22%3A%7B%7D%7D", "/api/workspaces"]) {
    const answer = await asked(demo, "portal.company.example", path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.text).toContain("DEMO_MODE is not for a public address such as portal.company.example");
    expect(answer.text.trim().split("\n")).toHaveLength(1);
  }
});

test("[TRUST-51] what is malformed keeps the portal closed, all of it named at once", async () => {
  const { status, text } = await weak.anonymous.get("/version");
  expect(status).toBe(503);
  expect(text).toContain("COMPANY_TIME_ZONE has to be a zone of IANA");
  expect(text).toContain("SMTP_URL has to be an address that begins with smtp:// or smtps://");
});

test("[OPS-05] /health says that it is the settings, and what else stands still", async () => {
  const { status, json } = await weak.anonymous.get<Record<string, unknown>>("/health");
  expect(status).toBe(503);
  expect(json()).toMatchObject({ ok: false, settings: "failed", database: "ok", files: "ok" });
  expect(json()["why"]).toContain("COMPANY_TIME_ZONE has to be a zone of IANA");
});

const RIGHT = {
  LIBSQL_URL: "libsql://portal.turso.io",
  SESSION_SECRET: "x".repeat(32),
  PUBLIC_ORIGIN: "https://portal.company.example",
};

test.for([
  [{}, []],
  [{ SESSION_SECRET: "x".repeat(31) }, ["SESSION_SECRET has to have at least 32 characters"]],
  [{ SESSION_SECRET: undefined }, ["SESSION_SECRET is not set"]],
  [{ LIBSQL_URL: "portal.turso.io" }, [expect.stringContaining("LIBSQL_URL has to be an address")]],
  [{ PUBLIC_ORIGIN: "" }, [expect.stringContaining("PUBLIC_ORIGIN is not set")]],
  [{ PUBLIC_ORIGIN: "http://portal.company.example" }, ["PUBLIC_ORIGIN has to begin with https://"]],
  [{ PUBLIC_ORIGIN: "https://portal.company.example/" }, [expect.stringContaining("an origin alone")]],
  [{ WEBHOOKS_LOOPBACK: "1" }, [expect.stringContaining("WEBHOOKS_LOOPBACK is not for a public address")]],
  [{ STRIPE_SECRET_KEY: "sk" }, [expect.stringContaining("have to be set together")]],
  [{ MAIL_FROM: "Portal <nobody>" }, [expect.stringContaining("MAIL_FROM has to be an address")]],
  [{ MAIL_FROM: "Portal <portal@company.example>" }, []],
] as const)("[TRUST-51] of a deployment with %o is said what is wrong", ([change, faults]) => {
  expect(faultsOf({ ...RIGHT, ...change }, ["portal.company.example"])).toEqual(faults);
});
