import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { HOSTILE } from "#tests/support/hostile.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const IDS = Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 2])) as Ids;

/** The texts of an input, wherever they stand in it, as paths. */
function textsOf(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === "string") return [[...path]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: readonly (string | number)[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) {
    return (value as unknown[]).map((inner, at) =>
      String(at) === String(name) ? withText(inner, rest, text) : inner,
    );
  }
  const record = value as Record<string, unknown>;
  return { ...record, [name]: withText(record[name], rest, text) };
}

const CASES = PROCEDURES.map((procedure) => ({
  procedure,
  path: procedure.path,
  input: EXAMPLES[procedure.path]?.(IDS) ?? {},
}))
  .map((one) => ({ ...one, texts: textsOf(one.input) }))
  .filter(({ texts }) => texts.length > 0);

test.for(CASES)(
  "[DOOR-02] $path takes what is hostile as text or refuses it, and never breaks",
  async ({ procedure, input, texts }) => {
    for (const place of texts) {
      const answers = await Promise.all(
        HOSTILE.map((text) => call(admin, procedure, withText(input, place, text))),
      );
      for (const [at, { status, text }] of answers.entries()) {
        const isBroken = status >= 500 && status !== 503;
        const tells = /\.ts:\d|node_modules|SQLITE_|syntax error|select "/.test(text);
        const found = isBroken || tells ? `${status} ${text}` : "";
        expect([place.join("."), HOSTILE[at], found]).toEqual([place.join("."), HOSTILE[at], ""]);
      }
    }
  },
);

test("[DOOR-02] after all of it everything is still there, and nobody has become an administrator", async () => {
  const [counts] = await portal.db.all<{ users: number; admins: number }>(
    sql`select count(*) as users, sum(role = 'admin' and removed_at is null) as admins from users`,
  );
  expect(counts?.users).toBeGreaterThan(10);
  const health = await admin.get("/api/workspaces?limit=5");
  expect(health.status).toBe(200);
  const [outside] = await portal.db.all<{ n: number }>(
    sql`select count(*) as n from outbox where to_email like '%evil.example%' and to_email not like 'other@evil.example'`,
  );
  expect(outside?.n).toBe(0);
});
