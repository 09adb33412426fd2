import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import type { Access, Route } from "#contracts/core/route.ts";
import {
  clients,
  documents,
  libraryTemplates,
  helpArticles,
  invoices,
  notifications,
  scheduleEvents,
  sessions,
  tasks,
  templates,
  users,
  workspaceMembers,
} from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES, ID_FIELDS, type Ids } from "#tests/support/examples.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";

const ACTORS = [
  "anonymous",
  "owner",
  "secondOwner",
  "suspendedOwner",
  "staff",
  "suspendedStaff",
  "signedOut",
  "admin",
] as const;
type ActorName = (typeof ACTORS)[number];

const STRANGERS: readonly ActorName[] = ["anonymous", "suspendedOwner", "suspendedStaff", "signedOut"];
const LET_IN: Readonly<Record<Access, readonly ActorName[]>> = {
  public: ACTORS,
  "signed-in": ["owner", "secondOwner", "staff", "admin"],
  "customer-of-workspace": ["owner", "secondOwner", "staff", "admin"],
  staff: ["staff", "admin"],
  admin: ["admin"],
};

let portal: Portal;
let actors: Record<ActorName, Actor>;
let own: Ids;
let anothers: Ids;
const missing: Ids = Object.fromEntries(
  [...ID_FIELDS, "userId"].map((name) => [name, 9_007_199_254_740]),
) as Ids;

beforeAll(async () => {
  portal = await aPortal("demo");
  const suspendedOwner = await portal.signIn(await anAccount("customer"));
  const suspendedStaff = await portal.signIn(await anAccount("staff"));
  await portal.db
    .update(users)
    .set({ status: "inactive" })
    .where(sql`email like 'suspended.%'`);
  const signedOut = await portal.staff();
  await portal.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(sql`user_id = ${DEMO_ACCOUNTS.staff}`);
  actors = {
    anonymous: portal.anonymous,
    owner: await portal.owner(),
    secondOwner: await portal.secondOwner(),
    suspendedOwner,
    staff: await portal.staff(),
    suspendedStaff,
    signedOut,
    admin: await portal.admin(),
  };
  own = await idsOf(DEMO_ACCOUNTS.owner);
  anothers = await idsOf(DEMO_ACCOUNTS.secondOwner);
});
afterAll(() => portal.stop());

test("every procedure has an example, and every example a procedure", () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(PROCEDURES.map(({ path }) => path));
});

function mayBeNull(route: Route, field: string): boolean {
  return (route.input.shape[field] as z.ZodType).safeParse(null).success;
}

describe.for(PROCEDURES)("$path", (procedure) => {
  const { path, route } = procedure;
  const example = (ids: Ids) => EXAMPLES[path]?.(ids) ?? {};
  const allowed = LET_IN[route.access];
  const refused = ACTORS.filter((name) => !allowed.includes(name));

  test.runIf(refused.length > 0)(
    "refuses whom its access does not name, whatever the id, and writes nothing",
    async () => {
      const before = snapshot(portal);
      for (const name of refused) {
        for (const ids of [own, anothers, missing]) {
          const answer = await call(actors[name], procedure, example(ids));
          expect([name, answer.status]).toEqual([name, refusalOf(name, route.access)]);
        }
      }
      expect(snapshot(portal)).toBe(before);
    },
  );

  const ids = rowIdsOf(route, example(missing));
  test.runIf(ids.length > 0)(
    "answers a missing id and a wrong type clearly, and writes nothing",
    async () => {
      const before = snapshot(portal);
      for (const name of allowed) {
        expect([name, (await call(actors[name], procedure, example(missing))).status]).toEqual([name, 404]);
        for (const wrong of ["abc", -1, 1.5, null, { id: 1 }, "1 or 1=1"]) {
          if (wrong === null && ids.every((id) => mayBeNull(route, id))) continue;
          const input = { ...example(own), ...Object.fromEntries(ids.map((id) => [id, wrong])) };
          expect([name, wrong, (await call(actors[name], procedure, input)).status]).toEqual([
            name,
            wrong,
            400,
          ]);
        }
      }
      expect(snapshot(portal)).toBe(before);
    },
  );

  test.runIf(route.access === "customer-of-workspace")(
    "tells an owner of another's row what it tells of a missing one",
    async () => {
      const before = snapshot(portal);
      for (const [name, foreign] of [
        ["owner", anothers],
        ["secondOwner", own],
      ] as const) {
        const answer = await call(actors[name], procedure, example(foreign));
        const gone = await call(actors[name], procedure, example(missing));
        expect([name, answer.status]).toEqual([name, 404]);
        expect(withoutReference(answer.text)).toBe(withoutReference(gone.text));
      }
      expect(snapshot(portal)).toBe(before);
    },
  );
});

test("a notification of somebody else is nobody's, for administrators too", async () => {
  const before = snapshot(portal);
  const answer = await actors.admin.send("POST", `/api/notifications/${own.notificationId}/read`);
  expect(answer.status).toBe(404);
  expect(snapshot(portal)).toBe(before);
});

test("lists hold an owner's own rows only", async () => {
  const mine = await portal.db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, DEMO_ACCOUNTS.owner));
  const reach = new Set(mine.map(({ id }) => id));
  const seen = await Promise.all([
    actors.owner.trpc.workspaces.list.query({}).then(({ items }) => items.map(({ id }) => id)),
    actors.owner.trpc.tasks.list.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
    actors.owner.trpc.documents.list.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
    actors.owner.trpc.schedule.events.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
  ]);
  for (const ids of seen) expect(ids.filter((id) => id === null || !reach.has(id))).toEqual([]);
  expect(seen[0]?.length).toBe(reach.size);
});

test("what staff keep to themselves appears in no answer to an owner", async () => {
  const canary = "CANARY-7f3a";
  await portal.db.run(sql`update workspaces set internal_notes = ${canary} where id = ${own.workspaceId}`);
  await portal.db.run(
    sql`insert into messages (workspace_id, author_id, body, is_internal, created_at, request_id) values (${own.workspaceId}, 1, ${canary}, 1, ${Date.now()}, ${canary})`,
  );
  for (const procedure of PROCEDURES.filter(({ route }) => route.kind === "query")) {
    const { text } = await call(actors.owner, procedure, EXAMPLES[procedure.path]?.(own) ?? {});
    expect([procedure.path, text.includes(canary)]).toEqual([procedure.path, false]);
    expect([procedure.path, /token_?hash|search_?text|file_?key|sha256/i.test(text)]).toEqual([
      procedure.path,
      false,
    ]);
  }
});

describe("the hand-written doors", () => {
  test("a file opens for those of its workspace and for colleagues only", async () => {
    const file = `/files/${own.documentId}`;
    for (const name of ["owner", "staff", "admin"] as const)
      expect((await actors[name].get(file)).status).toBe(200);
    for (const name of STRANGERS) expect((await actors[name].get(file)).status).toBe(401);
    const foreign = await actors.secondOwner.get(file);
    const gone = await actors.secondOwner.get("/files/999999");
    expect([foreign.status, foreign.text]).toEqual([404, gone.text]);
  });

  test("an upload into another's workspace is refused and leaves nothing", async () => {
    const before = snapshot(portal);
    const address = `/files?workspaceId=${own.workspaceId}&fileName=a.pdf&requestId=${crypto.randomUUID()}`;
    const send = (name: ActorName) =>
      actors[name].request(address, { method: "POST", body: "%PDF-1.4 hello" });
    expect((await send("secondOwner")).status).toBe(404);
    for (const name of STRANGERS) expect((await send(name)).status).toBe(401);
    expect(snapshot(portal)).toBe(before);
  });
});

/** A role that may not is told so before its session is looked up; everybody else without a live session is a stranger. */
function refusalOf(name: ActorName, access: Access): 401 | 403 {
  const isCustomer = name === "owner" || name === "secondOwner" || name === "suspendedOwner";
  const isStaff = name === "staff" || name === "suspendedStaff" || name === "signedOut";
  if (isCustomer && (access === "staff" || access === "admin")) return 403;
  if (isStaff && access === "admin") return 403;
  return 401;
}

/** The ids of rows that an input names and that can be missing; lists filter by theirs and answer nothing instead. */
function rowIdsOf(route: Route, input: Record<string, unknown>): string[] {
  const isList = "cursor" in route.input.shape;
  return isList ? [] : ID_FIELDS.filter((name) => name in input);
}

function withoutReference(text: string): string {
  return text.replace(/"reference":"[^"]*"/, "").replace(/"path":"[^"]*"/, "");
}

async function anAccount(role: "customer" | "staff"): Promise<number> {
  const [user] = await portal.db
    .insert(users)
    .values({ fullName: `Suspended ${role}`, email: `suspended.${role}@example.com`, role, status: "active" })
    .returning();
  return user?.id ?? 0;
}

async function aConnection(): Promise<number> {
  const { id } = await actors.admin.trpc.connections.create.mutate({
    name: "Accounting",
    scopes: ["billing:read"],
    days: null,
    requestId: crypto.randomUUID(),
  });
  return id;
}

async function idsOf(userId: number): Promise<Ids> {
  const first = <T>(rows: T[]): T => {
    const [row] = rows;
    if (row === undefined) throw new Error("The demo company lacks a row that this test needs");
    return row;
  };
  const { db } = portal;
  const { workspaceId } = first(
    await db
      .select()
      .from(workspaceMembers)
      .where(eq(workspaceMembers.userId, userId))
      .orderBy(workspaceMembers.workspaceId),
  );
  return {
    workspaceId,
    userId,
    taskId: first(
      await db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(tasks.position),
    ).id,
    documentId: first(
      await db
        .select()
        .from(documents)
        .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.removedAt))),
    ).id,
    notificationId: first(await db.select().from(notifications).where(eq(notifications.userId, userId))).id,
    articleId: first(await db.select().from(helpArticles)).id,
    invoiceId: first(
      await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.workspaceId, workspaceId), ne(invoices.status, "draft"))),
    ).id,
    colleagueId: first(
      await db
        .select()
        .from(users)
        .where(and(eq(users.role, "staff"), ne(users.id, DEMO_ACCOUNTS.staff))),
    ).id,
    templateId: first(await db.select().from(templates)).id,
    connectionId: await aConnection(),
    libraryTemplateId: first(await db.select().from(libraryTemplates)).id,
    clientId: first(await db.select().from(clients).where(eq(clients.userId, userId))).id,
    eventId: first(await db.select().from(scheduleEvents).where(eq(scheduleEvents.workspaceId, workspaceId)))
      .id,
  };
}
