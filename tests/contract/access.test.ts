import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";

import { CONNECTION_AREAS, covers } from "#contracts/connections/terms.ts";
import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHTS } from "#contracts/core/member-rights.ts";
import type { Access, Route } from "#contracts/core/route.ts";
import { rightsOf } from "#contracts/workspaces/members-shapes.ts";
import { sessions } from "#db/schema.ts";
import {
  type AccessWorld,
  accessWorld,
  type ActorName,
  ACTORS,
  STRANGERS,
} from "#tests/support/access-world.ts";
import type { Answer } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES, restRequest } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";

const KNOWN = ACTORS.filter((name) => !STRANGERS.includes(name));
const LET_IN: Readonly<Record<Access, readonly ActorName[]>> = {
  public: ACTORS,
  "signed-in": KNOWN,
  "customer-of-workspace": KNOWN,
  staff: ["staff", "admin"],
  admin: ["admin"],
};

/** What opens a thing that was put away: the way back. */
const OPENS_ARCHIVED: readonly string[] = ["workspaces.restore"];

/** What changes nothing but what its reader is told. */
const OF_THE_READER: readonly string[] = ["messages.markRead", "notifications.mute"];
const ARCHIVED = "This journey is archived.";
/** What its owner goes on reading of it. */
const OF_AN_ARCHIVED_JOURNEY: readonly string[] = [
  "documents.find",
  "documents.history",
  "health.record",
  "journeys.assess",
  "journeys.customerWorkspace",
  "messages.list",
];

const JOURNEY_IDS: readonly string[] = ["workspaceId", "taskId", "documentId", "eventId", "invitationId"];
const FAMILY: readonly MemberRight[] = rightsOf({ role: "family", isPayer: false }, undefined);
const READ_ALL = CONNECTION_AREAS.map((area) => `${area}:read`);
const ANY = Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 1])) as Ids;

let portal: Portal;
let world: AccessWorld;
let untouched: string;
let startedAt: number;

const ofEach = (names: readonly ActorName[], look: (name: ActorName) => Promise<void>) =>
  Promise.all(names.map(look));

/** A machine that is busy answers 503, which says nothing of who may: it is asked again. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 5; ; left--) {
    const answer = await ask();
    if (answer.status !== 503 || left === 0) return answer;
  }
}

/** Whatever is refused leaves the database as it was, byte for byte. */
const expectNothingWritten = () => expect(snapshot(portal)).toBe(untouched);

beforeAll(async () => {
  portal = await aPortal("demo");
  world = await accessWorld(portal);
  // A session is marked after five minutes in use, which would look like something that the refused have written.
  await portal.db.update(sessions).set({ lastSeenAt: new Date(Date.UTC(2099, 0)) });
  untouched = snapshot(portal);
  startedAt = Date.now();
});
afterAll(() => portal.stop());

test("[ACCESS-01] every procedure has an example and declares who may call it, and every example a procedure", () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(PROCEDURES.map(({ path }) => path));
  const undeclared = PROCEDURES.filter(({ route }) => !(route.access in LET_IN)).map(({ path }) => path);
  expect(undeclared).toEqual([]);
});

describe.for(PROCEDURES)("$path", (procedure) => {
  const { path, route } = procedure;
  const example = (ids: Ids) => EXAMPLES[path]?.(ids) ?? {};
  const allowed = LET_IN[route.access];
  const refused = ACTORS.filter((name) => !allowed.includes(name));
  const ask = (name: ActorName, input: unknown) =>
    patiently(() => call(world.actors[name], procedure, input));

  test.runIf(refused.length > 0)(
    "[ACCESS-02] refuses whom its access does not name, whatever the id, and writes nothing",
    async () => {
      const { own, "another's": anothers, missing, archived } = world.ids;
      const wrong = { ...example(own), ...Object.fromEntries(rowIds.map((id) => [id, "1 or 1=1"])) };
      const inputs = [own, anothers, missing, archived].map(example);
      await ofEach(refused, async (name) => {
        const [ofWrong, ...answers] = await Promise.all([wrong, ...inputs].map((input) => ask(name, input)));
        const expected = refusalOf(name, route.access);
        expect([name, answers.map(({ status }) => status)]).toEqual([name, inputs.map(() => expected)]);
        // Whether a session still holds is found out by the first trip, which a wrong type never comes to.
        expect([expected, 400]).toContain(ofWrong?.status);
      });
      expectNothingWritten();
    },
  );

  const rowIds = rowIdsOf(route, EXAMPLES[path]?.(ANY) ?? {});
  test.runIf(rowIds.length > 0)(
    "[ACCESS-02] answers a missing id and a wrong type clearly, and writes nothing",
    async () => {
      const { own, missing } = world.ids;
      const types = ["abc", -1, 1.5, null, { id: 1 }].filter(
        (wrong) => wrong !== null || !rowIds.every((id) => mayBeNull(route, id)),
      );
      await ofEach(allowed, async (name) => {
        expect([name, (await ask(name, example(missing))).status]).toEqual([name, 404]);
        const answers = await Promise.all(
          types.map((wrong) =>
            ask(name, { ...example(own), ...Object.fromEntries(rowIds.map((id) => [id, wrong])) }),
          ),
        );
        expect([name, answers.map(({ status }) => status)]).toEqual([name, types.map(() => 400)]);
      });
      expectNothingWritten();
    },
  );

  test.runIf(route.access === "customer-of-workspace")(
    "[ACCESS-03] tells an owner of another's row what it tells of a missing one",
    async () => {
      const { own, "another's": anothers, missing } = world.ids;
      const cases: [ActorName, Ids][] = [
        ["owner", anothers],
        ["family", anothers],
        ["secondOwner", own],
      ];
      for (const [name, foreign] of cases) {
        const [answer, gone] = await Promise.all([ask(name, example(foreign)), ask(name, example(missing))]);
        expect([name, answer.status]).toEqual([name, 404]);
        expect(withoutReference(answer.text)).toBe(withoutReference(gone.text));
      }
      expectNothingWritten();
    },
  );

  test.runIf(route.right !== undefined && !FAMILY.includes(route.right))(
    "[ROLE-09] tells a family viewer that their role does not include it, and writes nothing",
    async () => {
      const right = route.right ?? "view";
      const answer = await ask("family", example(world.ids.own));
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(MEMBER_RIGHTS[right]);
      expectNothingWritten();
    },
  );

  const ofJourney = rowIds.some((id) => JOURNEY_IDS.includes(id));
  test.runIf(ofJourney && route.access === "customer-of-workspace" && !OF_THE_READER.includes(path))(
    "[TRUST-93] lets an owner read what was put away, and changes nothing in it",
    async () => {
      const { status, text } = await ask("owner", example(world.ids.archived));
      // What the example asks for may be no thing of this task: a receipt, a time, a form.
      const told = status === 409 && text.includes(ARCHIVED) ? "archived" : status;
      const isRead = OF_AN_ARCHIVED_JOURNEY.includes(path);
      const expected = isRead ? [200] : route.kind === "query" ? [200, 404, 409] : ["archived"];
      expect(expected).toContain(told);
      expectNothingWritten();
    },
  );

  test.runIf(ofJourney && !OPENS_ARCHIVED.includes(path))(
    "[ACCESS-03] finds nothing in a journey that was put away, for colleagues too, and writes nothing",
    async () => {
      for (const name of ["staff", "admin"] as const) {
        if (!allowed.includes(name)) continue;
        expect([name, (await ask(name, example(world.ids.archived))).status]).toEqual([name, 404]);
      }
      expectNothingWritten();
    },
  );
});

test("[ACCESS-03] a notification of somebody else is nobody's, for administrators too", async () => {
  const { notificationId } = world.ids.own;
  const answer = await world.actors.admin.send("POST", `/api/notifications/${notificationId}/read`);
  expect(answer.status).toBe(404);
  expectNothingWritten();
});

test.for(PROCEDURES)(
  "[ACCESS-04] $path: a key that reads everything writes nothing and opens nothing but what keys are for",
  async ({ path, route }) => {
    const headers = { authorization: `Bearer ${world.key}`, "content-type": "application/json" };
    const input = EXAMPLES[path]?.(world.ids.own) ?? {};
    const send = (address: string, method: string, body: unknown) =>
      portal.anonymous.request(address, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const isRead = route.kind === "query";
    const overTrpc = await send(
      `/trpc/${path}`,
      isRead ? "GET" : "POST",
      isRead ? undefined : { json: input },
    );
    const isNobody = route.access !== "public";
    expect(overTrpc.status === 401).toBe(isNobody);
    const { method, path: address, body } = restRequest(route, input);
    const overRest = route.rest ? (await send(address, method, body)).status : 403;
    const isMeant = route.rest !== undefined && covers(READ_ALL, path, route.kind);
    expect([overRest === 403, overRest === 401]).toEqual([!isMeant, false]);
  },
);

test("[ACCESS-04] a key that only reads has changed nothing but when it was last used", async () => {
  const changed = await portal.db.all(sql`select id from api_connections where last_used_at is not null`);
  expect(changed).toHaveLength(1);
  const [latest] = await portal.db.all<{ at: number }>(sql`select max(at) as at from activity`);
  expect(latest?.at).toBeLessThan(startedAt);
});

/** A role that may not is told so before its session is looked up; everybody else without a live session is a stranger. */
function refusalOf(name: ActorName, access: Access): 401 | 403 {
  const isStaff = ["staff", "suspendedStaff", "signedOut"].includes(name);
  const isCustomer = !isStaff && name !== "anonymous" && name !== "admin";
  if (isCustomer && (access === "staff" || access === "admin")) return 403;
  if (isStaff && access === "admin") return 403;
  return 401;
}

/** The ids of rows that an input names and that can be missing; lists filter by theirs and answer nothing instead. */
function rowIdsOf(route: Route, input: Record<string, unknown>): string[] {
  const isList = "cursor" in route.input.shape;
  return isList ? [] : ID_FIELDS.filter((name) => name in input);
}

function mayBeNull(route: Route, field: string): boolean {
  return (route.input.shape[field] as z.ZodType).safeParse(null).success;
}

function withoutReference(text: string): string {
  return text.replace(/"reference":"[^"]*"/, "").replace(/"path":"[^"]*"/, "");
}
