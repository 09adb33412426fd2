import { gunzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DUMP_TABLES } from "#db/dump.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { columnOf } from "#tests/support/rows.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const bytesOf = async (path: string, method = "GET") => {
  const answer = await fetch(new URL(path, portal.origin), {
    method,
    headers: { cookie: admin.cookie ?? "" },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const numberOf = async (table: string) =>
  Number((await columnOf(portal.db, sql`select count(*) from ${sql.raw(`"${table}"`)}`))[0]);

/** What gets in, put where it is kept, so that it would be seen where it must not be. */
const SECRETS = sql`select token_hash as secret from sessions union select token_hash from invitations`;

test("[MGMT-14] [MGMT-25] the full export holds every row as CSV and JSON, safe for a spreadsheet, without what lets anybody in", async () => {
  await portal.db.run(
    sql`update clients set full_name = '=HYPERLINK("http://x")', address = 'Łódź, 1' where id = 1`,
  );
  const files = unzipSync(await bytesOf("/exports/data", "POST"));
  for (const { name } of DUMP_TABLES.filter((table) => table.name !== "counts")) {
    expect([name, files[`csv/${name}.csv`] !== undefined]).toEqual([name, true]);
    const rows = JSON.parse(strFromU8(files[`json/${name}.json`] ?? new Uint8Array())) as unknown[];
    // The export itself is one more entry of the record.
    expect([name, rows.length]).toEqual([name, await numberOf(name)]);
  }
  const table = files["csv/clients.csv"] ?? new Uint8Array();
  expect(table.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const clients = strFromU8(table);
  expect(clients).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(clients).toContain('"Łódź, 1"');
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
  for (const secret of await columnOf(portal.db, SECRETS)) expect(all.includes(String(secret))).toBe(false);
  expect(Object.keys(files).some((name) => /sessions|outbox|attempts/.test(name))).toBe(false);
  expect(await columnOf(portal.db, sql`select actor_id from activity where kind = 'export.made'`)).toEqual([
    DEMO_ACCOUNTS.administrator,
  ]);
});

test("[MGMT-11] [MGMT-26] a backup holds every row, is listed with its size, downloads, and the oldest go by the plan", async () => {
  await admin.trpc.settings.setBackupPlan.mutate({ every: "weekly", keep: 2 });
  const made = await admin.trpc.settings.backUp.mutate({});
  expect(made).toMatchObject({ status: "done", error: null });
  const lines = gunzipSync(await bytesOf(`/exports/backups/${made.id}`))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { format?: string; table?: string });
  expect(lines[0]).toMatchObject({ format: "pet-travel-portal-backup", version: 1 });
  expect(lines).toHaveLength(made.rowCount + 1);
  expect(lines.filter(({ table }) => table === "tasks")).toHaveLength(await numberOf("tasks"));
  await admin.trpc.settings.backUp.mutate({});
  const third = await admin.trpc.settings.backUp.mutate({});
  const { plan, newest } = await admin.trpc.settings.backups.query({});
  expect(plan).toEqual({ every: "weekly", keep: 2 });
  expect(newest.map(({ id }) => id)).toEqual([third.id, third.id - 1]);
  expect((await admin.get(`/exports/backups/${made.id}`)).status).toBe(404);
});

test("[MGMT-25] [MGMT-26] export and backups are an administrator's, and nobody else's", async () => {
  const owner = await portal.owner();
  for (const [actor, status] of [
    [staff, 403],
    [owner, 403],
    [portal.anonymous, 401],
  ] as const) {
    expect((await actor.send("POST", "/exports/data")).status).toBe(status);
    expect((await actor.get("/exports/backups/1")).status).toBe(status);
  }
});

test("[MGMT-09] what the company chooses holds until a person chooses: owners are told by mail where it says so", async () => {
  const owner = await portal.owner();
  const told = async () =>
    (await owner.trpc.notifications.preferences.query({})).find(({ kind }) => kind === "payment")?.channel;
  expect(await told()).toBe("mail");
  await admin.trpc.settings.setMailDefault.mutate({ audience: "owners", kind: "payment", channel: "digest" });
  await admin.trpc.settings.setMailDefault.mutate({ audience: "staff", kind: "due", channel: "none" });
  expect(await told()).toBe("digest");
  const defaults = await staff.trpc.settings.mailDefaults.query({});
  expect([defaults.owners.payment, defaults.staff.due, defaults.staff.payment]).toEqual([
    "digest",
    "none",
    "portal",
  ]);
  await owner.trpc.notifications.setPreference.mutate({ kind: "payment", channel: "none" });
  expect(await told()).toBe("none");
});

test("[ADMIN-11] what is not set up says so, and a test says what happened", async () => {
  expect(await staff.trpc.settings.services.query({})).toEqual([
    { name: "mail", state: "missing", detail: null },
    { name: "sms", state: "missing", detail: null },
    { name: "payments", state: "missing", detail: null },
    { name: "maps", state: "missing", detail: null },
    { name: "ai", state: "missing", detail: null },
  ]);
  expect(await admin.trpc.settings.testService.mutate({ service: "mail" })).toEqual({
    isWorking: false,
    message: "SMTP_URL is not set: mail waits in the outbox.",
  });
});
