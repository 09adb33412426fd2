import { randomUUID } from "node:crypto";

import { and, eq, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";

import type { Role } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { CONNECTION_AREAS } from "#contracts/connections/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import {
  clients,
  documents,
  helpArticles,
  invitations,
  invoices,
  libraryTemplates,
  notifications,
  outbox,
  scheduleEvents,
  sessions,
  tasks,
  templates,
  users,
  workspaceMembers,
  workspaces,
} from "#db/schema.ts";

import type { Actor } from "./actor.ts";
import { ID_FIELDS, type Ids } from "./ids.ts";
import type { Portal } from "./portal.ts";

/** Everybody who may stand at a door. */
export const ACTORS = [
  "anonymous",
  "owner",
  "secondOwner",
  "family",
  "invited",
  "suspendedOwner",
  "staff",
  "suspendedStaff",
  "signedOut",
  "admin",
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Who is nobody: without a session, or with one of an account that has not joined or may no longer come in. */
export const STRANGERS: readonly ActorName[] = [
  "anonymous",
  "invited",
  "suspendedOwner",
  "suspendedStaff",
  "signedOut",
];

export const ID_KINDS = ["own", "another's", "missing", "archived"] as const;
export type IdKind = (typeof ID_KINDS)[number];

export type AccessWorld = {
  actors: Record<ActorName, Actor>;
  /** Rows of the owner's journey, of the second owner's, of nobody, and of what the owner had and is put away. */
  ids: Record<IdKind, Ids>;
  /** A key of the administrator that reads whatever keys may read. */
  key: string;
};

/** The people and the rows that every door is tried with. */
export async function accessWorld(portal: Portal): Promise<AccessWorld> {
  const admin = await portal.admin();
  const signedOut = await portal.staff();
  await portal.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(eq(sessions.userId, DEMO_ACCOUNTS.staff));
  const own = await idsOf(portal, admin, DEMO_ACCOUNTS.owner);
  const family = await anAccount(portal, "customer", "active");
  await portal.db
    .insert(workspaceMembers)
    .values({ workspaceId: own.workspaceId, userId: family, role: "family", joinedAt: new Date() });
  const suspended = async (role: "customer" | "staff") => {
    const actor = await portal.signIn(await anAccount(portal, role, "inactive"));
    return actor;
  };
  const { key } = await admin.trpc.connections.create.mutate({
    name: "Everything",
    scopes: CONNECTION_AREAS.map((area) => `${area}:read` as const),
    days: null,
    requestId: randomUUID(),
  });
  return {
    actors: {
      anonymous: portal.anonymous,
      owner: await portal.owner(),
      secondOwner: await portal.secondOwner(),
      family: await portal.signIn(family),
      invited: await portal.signIn(await anAccount(portal, "customer", "pending")),
      suspendedOwner: await suspended("customer"),
      staff: await portal.staff(),
      suspendedStaff: await suspended("staff"),
      signedOut,
      admin,
    },
    ids: {
      own,
      "another's": await idsOf(portal, admin, DEMO_ACCOUNTS.secondOwner),
      missing: Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 9_007_199_254_740])) as Ids,
      archived: await archivedIds(portal, admin, own),
    },
    key: key ?? "",
  };
}

async function anAccount(
  portal: Portal,
  role: Role,
  status: "active" | "inactive" | "pending",
): Promise<number> {
  const [user] = await portal.db
    .insert(users)
    .values({ fullName: `${status} ${role}`, email: `${status}.${role}@example.com`, role, status })
    .returning();
  return first([user])?.id ?? 0;
}

function first<T>(rows: readonly T[]): NonNullable<T> {
  const [row] = rows;
  if (row === undefined || row === null) throw new Error("The demo company lacks a row that this test needs");
  return row;
}

async function idsOf(portal: Portal, admin: Actor, userId: number): Promise<Ids> {
  const { db } = portal;
  const { workspaceId } = first(
    await db
      .select()
      .from(workspaceMembers)
      .where(eq(workspaceMembers.userId, userId))
      .orderBy(workspaceMembers.workspaceId),
  );
  const ofCompany = {
    articleId: first(await db.select().from(helpArticles)).id,
    colleagueId: first(
      await db
        .select()
        .from(users)
        .where(and(eq(users.role, "staff"), ne(users.id, DEMO_ACCOUNTS.staff), isNull(users.removedAt))),
    ).id,
    templateId: first(await db.select().from(templates).where(isNull(templates.archivedAt))).id,
    connectionId: (await aConnection(admin)).id,
    libraryTemplateId: first(
      await db.select().from(libraryTemplates).where(isNull(libraryTemplates.archivedAt)),
    ).id,
  };
  return {
    ...ofCompany,
    mailId: await aMail(portal),
    userId,
    ...(await rowsOf(portal, workspaceId)),
    clientId: first(await db.select().from(clients).where(eq(clients.userId, userId))).id,
    notificationId: first(await db.select().from(notifications).where(eq(notifications.userId, userId))).id,
  };
}

async function rowsOf({ db }: Portal, workspaceId: number) {
  return {
    workspaceId,
    taskId: first(
      await db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(tasks.position),
    ).id,
    documentId: first(
      await db
        .select()
        .from(documents)
        .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.removedAt))),
    ).id,
    invoiceId: first(
      await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.workspaceId, workspaceId), ne(invoices.status, "draft"))),
    ).id,
    eventId: first(await db.select().from(scheduleEvents).where(eq(scheduleEvents.workspaceId, workspaceId)))
      .id,
    invitationId: await anInvitation(db, workspaceId),
  };
}

async function aMail({ db }: Portal): Promise<number> {
  const at = new Date();
  const [mail] = await db
    .insert(outbox)
    .values({
      template: "help-question",
      toEmail: "support@portal.example",
      toName: "Support",
      payload: {},
      dedupeKey: randomUUID(),
      nextAttemptAt: at,
      failedAt: at,
    })
    .returning();
  return mail?.id ?? 0;
}

async function anInvitation(db: Portal["db"], workspaceId: number): Promise<number> {
  const [invitation] = await db
    .insert(invitations)
    .values({
      workspaceId,
      email: `${randomUUID()}@example.com`,
      name: "Guest",
      role: "customer",
      memberRole: "family",
      tokenHash: randomUUID(),
      invitedById: DEMO_ACCOUNTS.staff,
      expiresAt: new Date(Date.now() + HOUR_MS),
      requestId: randomUUID(),
    })
    .returning();
  return invitation?.id ?? 0;
}

function aConnection(admin: Actor): Promise<{ id: number }> {
  return admin.trpc.connections.create.mutate({
    name: "Accounting",
    scopes: ["billing:read"],
    days: null,
    requestId: randomUUID(),
  });
}

/** A journey with everything that the owner took part in until it was put away; the same of what the company keeps. */
async function archivedIds(portal: Portal, admin: Actor, own: Ids): Promise<Ids> {
  const { db } = portal;
  const taken = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(sql`${workspaceMembers.userId} in (${DEMO_ACCOUNTS.owner}, ${DEMO_ACCOUNTS.secondOwner})`);
  const { id: workspaceId } = first(
    await db
      .select({ id: workspaces.id })
      .from(workspaces)
      .innerJoin(invoices, and(eq(invoices.workspaceId, workspaces.id), ne(invoices.status, "draft")))
      .innerJoin(documents, and(eq(documents.workspaceId, workspaces.id), isNull(documents.removedAt)))
      .innerJoin(scheduleEvents, eq(scheduleEvents.workspaceId, workspaces.id))
      .where(
        and(
          isNull(workspaces.archivedAt),
          notInArray(
            workspaces.id,
            taken.map(({ id }) => id),
          ),
        ),
      )
      .limit(1),
  );
  await db
    .insert(workspaceMembers)
    .values({ workspaceId, userId: DEMO_ACCOUNTS.owner, role: "owner", joinedAt: new Date() });
  const at = new Date();
  await db.update(workspaces).set({ archivedAt: at }).where(eq(workspaces.id, workspaceId));
  const connection = await aConnection(admin);
  await admin.trpc.connections.revoke.mutate({ connectionId: connection.id });
  const removed = await anAccount(portal, "staff", "pending");
  await db.update(users).set({ removedAt: at }).where(eq(users.id, removed));
  const last = async (table: typeof templates | typeof libraryTemplates) => {
    const { id } = first(
      await db
        .select({ id: table.id })
        .from(table)
        .where(isNull(table.archivedAt))
        .orderBy(sql`id desc`),
    );
    await db.update(table).set({ archivedAt: at }).where(eq(table.id, id));
    return id;
  };
  const client = first(
    await db
      .select()
      .from(clients)
      .where(and(isNull(clients.archivedAt), isNotNull(clients.email)))
      .orderBy(sql`id desc`),
  );
  await db.update(clients).set({ archivedAt: at }).where(eq(clients.id, client.id));
  return {
    ...own,
    ...(await rowsOf(portal, workspaceId)),
    colleagueId: removed,
    templateId: await last(templates),
    libraryTemplateId: await last(libraryTemplates),
    clientId: client.id,
    connectionId: connection.id,
  };
}
