import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES, restRequest } from "#tests/support/procedures.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const IDS = Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 2])) as Ids;
const STRAY = "notAField";

const CASES = PROCEDURES.map((procedure) => ({
  procedure,
  path: procedure.path,
  input: { ...EXAMPLES[procedure.path]?.(IDS), [STRAY]: "dropped?" } as Record<string, unknown>,
}));

test.for(CASES)(
  "[RPT-03] $path refuses a field that it does not know, over tRPC",
  async ({ procedure, input }) => {
    const { status, text } = await call(admin, procedure, input);
    expect([status, text.includes(STRAY)]).toEqual([400, true]);
  },
);

test.for(CASES.filter(({ procedure }) => procedure.route.rest))(
  "[RPT-03] $path refuses a field that it does not know, over REST",
  async ({ procedure, input }) => {
    const { method, path, body } = restRequest(procedure.route, input);
    const { status, text } = await admin.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
    });
    expect([status, text.includes(STRAY)]).toEqual([400, true]);
  },
);
