import { readFileSync } from "node:fs";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { authenticators, recoveryCodes, sessions, users } from "#db/schema.ts";
import { anApp } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const PAGE = readFileSync("worker/OPERATING.md", "utf8");
const NOBODY = "ann@company.example";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("demo");
});
afterAll(() => portal.stop());

/** The statements below a heading, about one address. */
function statementsOf(heading: string, email: string): string[] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  const [, block = ""] = /```sql\n([\s\S]*?)```/.exec(section) ?? [];
  return block
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replaceAll(NOBODY, email));
}
const run = async (statements: readonly string[]) => {
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) await portal.db.run(sql.raw(statement));
};
const emailOf = async (id: number) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";

test("[OPS-01] a lost second step is taken away from its person alone, and their devices are out", async () => {
  const [staff, admin] = [await portal.staff(), await portal.admin()];
  await anApp(staff);
  await anApp(admin);
  await run(statementsOf("Somebody has lost", await emailOf(DEMO_ACCOUNTS.staff)));
  expect([(await staff.get("/api/user")).status, (await admin.get("/api/user")).status]).toEqual([401, 200]);
  const left = await portal.db.select().from(authenticators);
  expect(left.map(({ userId }) => userId)).toEqual([DEMO_ACCOUNTS.administrator]);
});

test("[OPS-01] everybody sets up a new app after the secret has changed", async () => {
  await run(statementsOf("Secrets", ""));
  expect(await portal.db.select().from(authenticators)).toEqual([]);
  expect(await portal.db.select().from(recoveryCodes)).toEqual([]);
});

test("[OPS-01] an owner is erased from the rows that hold their name, and the journey goes on", async () => {
  const email = await emailOf(DEMO_ACCOUNTS.secondOwner);
  const owner = await portal.secondOwner();
  const name = (await owner.trpc.auth.me.query({})).fullName;
  await run(statementsOf("Data deletion", email));
  expect((await owner.get("/api/user")).status).toBe(401);
  for (const [table, column] of [
    ["users", "email"],
    ["clients", "email"],
    ["invitations", "email"],
    ["outbox", "to_email"],
    ["users", "full_name"],
    ["workspaces", "owner_name"],
  ]) {
    const found = await portal.db.all<{ n: number }>(
      sql.raw(
        `select count(*) as n from ${table} where ${column} in ('${email}', '${name.replaceAll("'", "''")}')`,
      ),
    );
    expect([table, column, found[0]?.n]).toEqual([table, column, 0]);
  }
  const admin = await portal.admin();
  expect((await admin.get("/api/workspaces")).status).toBe(200);
});

test("[OPS-01] everybody is signed out at once", async () => {
  const admin = await portal.admin();
  await run(statementsOf("A colleague leaves", ""));
  expect((await admin.get("/api/user")).status).toBe(401);
  const open = (await portal.db.select().from(sessions)).filter(({ revokedAt }) => revokedAt === null);
  expect(open).toEqual([]);
});
