import { execFile } from "node:child_process";
import { request } from "node:http";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, test } from "vitest";

import { DUTIES } from "#contracts/duties/terms.ts";
import { duties } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

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

test("[OPS-06] duties are left undone, and each is on record with the setting that is wrong", async () => {
  await weak.runDuties().catch(() => undefined);
  const kept = await weak.db.select().from(duties);
  expect(kept).toHaveLength(DUTIES.length);
  for (const { lastRunAt, lastDoneAt, failure } of kept) {
    expect([lastRunAt instanceof Date, lastDoneAt]).toEqual([true, null]);
    expect(failure).toContain("COMPANY_TIME_ZONE has to be a zone of IANA");
  }
});

test.for([
  ["start", { COMPANY_TIME_ZONE: "Mars/Base" }, "COMPANY_TIME_ZONE has to be a zone of IANA"],
  ["start", { PUBLIC_ORIGIN: "https://portal.company.co.uk" }, "PUBLIC_ORIGIN is for a deployment"],
  ["deploy", { SMTP_URL: "smtp://mail.company.co.uk:25" }, "SMTP_URL has to have another port than 25"],
  ["deploy", { LIBSQL_URL: "http://127.0.0.1:8080" }, "LIBSQL_URL has to be an address that Cloudflare"],
] as const)("[OPS-06] `npm run %s` says of %o what the Worker would", async ([command, change, fault]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["worker/local/check-variables.ts", command],
    { env: { ...change, SESSION_SECRET: "0123456789abcdef0123456789abcdef" } },
  );
  expect((JSON.parse(stdout) as { faults: string[] }).faults).toContainEqual(expect.stringContaining(fault));
});
