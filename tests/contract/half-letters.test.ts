import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Route } from "#contracts/core/route.ts";
import { users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { upload } from "#tests/support/file-door.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import * as made from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES, restRequest } from "#tests/support/procedures.ts";

const HALF = "🐕".slice(0, 1);

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const IDS = Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 2])) as Ids;

const CASES = PROCEDURES.map((procedure) => ({
  procedure,
  path: procedure.path,
  input: EXAMPLES[procedure.path]?.(IDS) as Record<string, unknown> | undefined,
})).filter(({ input }) => JSON.stringify(halved(input ?? {})) !== JSON.stringify(input ?? {}));

test.for(CASES)(
  "[RPT-30] $path answers to half of an emoji in every text, over both doors",
  async ({ procedure, input }) => {
    const odd = halved(input) as Record<string, unknown>;
    const { status, text } = await call(admin, procedure, odd);
    expect([status < 500, status, text]).toEqual([true, status, text]);
    if (!procedure.route.rest || procedure.route.kind === "query") return;
    const { method, path, body } = restRequest(procedure.route, {
      ...odd,
      ...inAddress(procedure.route, input),
    });
    const answer = await admin.request(path, {
      method,
      body: JSON.stringify(body ?? {}),
      headers: { "content-type": "application/json" },
    });
    expect([answer.status < 500, answer.status, answer.text]).toEqual([true, answer.status, answer.text]);
  },
);

test("[RPT-30] a file's name may end in half of an emoji", async () => {
  const { id: workspaceId } = (await admin.trpc.workspaces.list.query({})).items[0] ?? { id: 0 };
  const { status } = await upload(admin, made.aPdf(), { workspaceId, fileName: `a${HALF}.pdf` });
  expect(status).toBe(201);
});

test("[RPT-30] what the portal itself cuts at its limit is kept without the half", async () => {
  const cut = "🐕🐕".slice(0, 3);
  await portal.db.update(users).set({ jobTitle: cut }).where(eq(users.id, 2));
  const [user] = await portal.db.select().from(users).where(eq(users.id, 2));
  expect(user?.jobTitle).toBe("🐕");
  await portal.db.batch([
    portal.db
      .update(users)
      .set({ jobTitle: `${cut}b` })
      .where(eq(users.id, 2)),
  ]);
  expect((await portal.db.select().from(users).where(eq(users.id, 2)))[0]?.jobTitle).toBe("🐕b");
});

/** An input in which every text ends in half of an emoji. */
function halved(value: unknown): unknown {
  if (typeof value === "string") return value + HALF;
  if (Array.isArray(value)) return value.map(halved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, halved(within)]));
}

/** What stands in the address, where no text can be half a letter, as the example has it. */
function inAddress({ rest }: Route, input: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    [...(rest ?? "").matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, input[name]]),
  );
}
