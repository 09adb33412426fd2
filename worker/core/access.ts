import { and, type Column, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";

import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHT_NAMES, MEMBER_RIGHTS } from "#contracts/core/member-rights.ts";
import { rightsOf } from "#contracts/workspaces/members-shapes.ts";
import type { MemberRole } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import {
  clients,
  documents,
  invoices,
  scheduleEvents,
  tasks,
  workspaceMembers,
  workspaces,
} from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { archivedFault, mayBeOpened } from "#worker/core/archived.ts";
import { Fault, Hidden } from "#worker/core/fault.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import type { Statement } from "#worker/core/writing.ts";

/** What may be asked of a row: what members may do, by their role, and what is the company's alone. */
export type Right = MemberRight | "edit" | "review" | "invite";

const { archivedAt } = workspaces;

declare const allowed: unique symbol;

/** A row whose right has been checked. Only this module hands it out, so an unchecked row does not compile where one is asked for. */
export type Allowed<Row, R extends Right> = Row & { readonly [allowed]: R };

export type WorkspaceRow = typeof workspaces.$inferSelect;
export type TaskRow = typeof tasks.$inferSelect;
export type DocumentRow = typeof documents.$inferSelect;
export type EventRow = typeof scheduleEvents.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

/** Reads that come along in the same trip. */
type Alongside<T extends readonly Statement[]> = (db: Db) => T;
type Also<T extends readonly Statement[]> = T extends readonly [Statement, ...Statement[]]
  ? BatchResponse<T>
  : [];

/**
 * Keeps a list to the workspaces its reader takes part in; nothing to add for colleagues. A list of ids rather than a
 * question asked of every row, so that the reader's few workspaces lead the search and not the company's many rows.
 */
export function onlyOwn(act: Act, db: Db, workspaceId: Column): SQL | undefined {
  if (act.isStaff) return undefined;
  return inArray(
    workspaceId,
    db
      .select({ workspaceId: workspaceMembers.workspaceId })
      .from(workspaceMembers)
      .where(eq(workspaceMembers.userId, act.who.userId)),
  );
}

/**
 * Takes a workspace for a purpose, in one trip that can bring other reads along.
 * @throws Fault `not_found` for a missing and another's workspace alike, and to colleagues for an archived one, which its
 * members read and change no more (`wrong_state`); `forbidden` where the caller may see it but not do this.
 */
export async function allowWorkspace<R extends Right, const T extends readonly Statement[] = readonly []>(
  act: Act,
  workspaceId: number,
  right: R,
  alongside?: Alongside<T>,
): Promise<{ workspace: Allowed<WorkspaceRow, R>; rights: MemberRight[]; also: Also<T> }> {
  const [found, ...also] = (await act.read((db) => [
    db
      .select({ row: workspaces, member: membership(act, db, workspaces.id), archivedAt })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), mayBeOpened(act))),
    ...(alongside?.(db) ?? []),
  ])) as unknown as [Found<WorkspaceRow>[], ...unknown[]];
  const workspace = judge(act, found[0], right);
  const rights = memberRights(act, found[0]?.member ?? null);
  return {
    workspace,
    rights: workspace.archivedAt === null ? rights : rights.filter((one) => one === "view"),
    also: also as unknown as Also<T>,
  };
}

/** Takes a task of a workspace for a purpose; the same refusals as for the workspace. */
export async function allowTask<R extends Right, const T extends readonly Statement[] = readonly []>(
  act: Act,
  taskId: number,
  right: R,
  alongside?: Alongside<T>,
): Promise<{ task: Allowed<TaskRow, R>; workspace: Allowed<WorkspaceRow, R>; sight: Sight; also: Also<T> }> {
  const [found, ...also] = (await act.read((db) => [
    db
      .select({
        row: tasks,
        workspace: workspaces,
        member: membership(act, db, tasks.workspaceId),
        archivedAt,
      })
      .from(tasks)
      .innerJoin(workspaces, eq(workspaces.id, tasks.workspaceId))
      .where(and(eq(tasks.id, taskId), mayBeOpened(act))),
    ...(alongside?.(db) ?? []),
  ])) as unknown as [(Found<TaskRow> & { workspace: WorkspaceRow })[], ...unknown[]];
  const task = judge(act, found[0], right);
  return {
    task,
    workspace: found[0]?.workspace as Allowed<WorkspaceRow, R>,
    sight: sightOf(act, found[0]?.member ?? null),
    also: also as unknown as Also<T>,
  };
}

/**
 * Takes a document of a workspace for a purpose, with the to-do it belongs to; the same refusals. A removed one is there
 * only for `restore`.
 */
export async function allowDocument<R extends Right, const T extends readonly Statement[] = readonly []>(
  act: Act,
  documentId: number,
  right: R,
  alongside?: Alongside<T>,
): Promise<{
  document: Allowed<DocumentRow, R>;
  task: Allowed<TaskRow, R> | null;
  workspace: Allowed<WorkspaceRow, R>;
  also: Also<T>;
}> {
  const [found, ...also] = (await act.read((db) => [
    db
      .select({
        row: documents,
        task: tasks,
        workspace: workspaces,
        member: membership(act, db, documents.workspaceId),
        archivedAt,
      })
      .from(documents)
      .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
      .leftJoin(tasks, eq(tasks.id, documents.taskId))
      .where(and(eq(documents.id, documentId), mayBeOpened(act))),
    ...(alongside?.(db) ?? []),
  ])) as unknown as [
    (Found<DocumentRow> & { task: TaskRow | null; workspace: WorkspaceRow })[],
    ...unknown[],
  ];
  const document = judge(act, found[0], right);
  return {
    document,
    task: (found[0]?.task ?? null) as Allowed<TaskRow, R> | null,
    workspace: found[0]?.workspace as Allowed<WorkspaceRow, R>,
    also: also as unknown as Also<T>,
  };
}

/** Takes an event of a journey, or of the company itself, for a purpose; the same refusals. */
export async function allowEvent<R extends Right, const T extends readonly Statement[] = readonly []>(
  act: Act,
  eventId: number,
  right: R,
  alongside?: Alongside<T>,
): Promise<{ event: Allowed<EventRow, R>; workspaceName: string | null; also: Also<T> }> {
  const [found, ...also] = (await act.read((db) => [
    db
      .select({
        row: scheduleEvents,
        workspaceName: workspaces.name,
        member: membership(act, db, scheduleEvents.workspaceId),
        archivedAt,
      })
      .from(scheduleEvents)
      .leftJoin(workspaces, eq(workspaces.id, scheduleEvents.workspaceId))
      .where(and(eq(scheduleEvents.id, eventId), mayBeOpened(act))),
    ...(alongside?.(db) ?? []),
  ])) as unknown as [(Found<EventRow> & { workspaceName: string | null })[], ...unknown[]];
  return {
    event: judge(act, found[0], right),
    workspaceName: found[0]?.workspaceName ?? null,
    also: also as unknown as Also<T>,
  };
}

/**
 * Takes an invoice for a purpose. Its customer, and who pays for its journey, see it once it is issued; the rest is the
 * company's.
 * @throws Fault `not_found` for a missing one, a draft, and another's alike; `forbidden` where it may be seen but not changed.
 */
export async function allowInvoice<
  R extends "view" | "edit",
  const T extends readonly Statement[] = readonly [],
>(
  act: Act,
  invoiceId: number,
  right: R,
  alongside?: Alongside<T>,
): Promise<{ invoice: Allowed<InvoiceRow, R>; also: Also<T> }> {
  const [found, ...also] = (await act.read((db) => [
    db
      .select({ row: invoices, isMine: sql<number>`${isInvoiceOf(act, db)}` })
      .from(invoices)
      .where(eq(invoices.id, invoiceId)),
    ...(alongside?.(db) ?? []),
  ])) as unknown as [{ row: InvoiceRow; isMine: number }[], ...unknown[]];
  const [one] = found;
  if (!one || !(act.isStaff || (one.isMine && one.row.status !== "draft"))) throw new Fault("not_found");
  if (right === "edit" && !act.isStaff) throw new Fault("forbidden");
  return { invoice: one.row as Allowed<InvoiceRow, R>, also: also as unknown as Also<T> };
}

/**
 * Keeps a list to the caller's own invoices, colleagues' too. A list of ids, so that the caller's few lead the search
 * and not the company's many.
 */
export function ownInvoices(act: Act, db: Db): SQL {
  const { userId } = act.who;
  const mine = db.select({ id: clients.id }).from(clients).where(eq(clients.userId, userId));
  const paid = db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.isPayer, true)));
  return sql`${invoices.id} in (select id from invoices where client_id in (${mine}) union select id from invoices where workspace_id in (${paid}))`;
}

function isInvoiceOf(act: Act, db: Db): SQL | undefined {
  const { userId } = act.who;
  return or(
    inArray(invoices.clientId, db.select({ id: clients.id }).from(clients).where(eq(clients.userId, userId))),
    inArray(
      invoices.workspaceId,
      db
        .select({ id: workspaceMembers.workspaceId })
        .from(workspaceMembers)
        .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.isPayer, true))),
    ),
  );
}

/**
 * How much of a row its reader is shown, beside what it is about: vets, agents and family see that something was signed
 * or paid, and not from where, or by which account.
 */
export type Sight = {
  /** Addresses and devices of people. */
  readonly ofPeople: boolean;
  /** How a payment went. */
  readonly ofMoney: boolean;
};

function sightOf(act: Act, member: string | null): Sight {
  if (act.isStaff) return { ofPeople: true, ofMoney: true };
  if (member === null) return { ofPeople: false, ofMoney: false };
  const ofPeople = (JSON.parse(member) as Member).role === "owner";
  return { ofPeople, ofMoney: memberRights(act, member).includes("pay") };
}

type Found<Row> = { row: Row; member: string | null; archivedAt: Date | null };
type Member = { role: MemberRole; isPayer: 0 | 1; kept: unknown };

/** What the caller is to a workspace, with what is kept of roles, as a column of the query that reads the row. */
function membership(act: Act, db: Db, workspaceId: Column) {
  if (act.isStaff) return sql<string | null>`null`;
  const kept = settingQuery(db, SETTINGS.memberRights.key);
  return sql<string | null>`(${db
    .select({
      member: sql`json_object('role', ${workspaceMembers.role}, 'isPayer', ${workspaceMembers.isPayer}, 'kept', json((${kept})))`,
    })
    .from(workspaceMembers)
    .where(
      and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, act.who.userId)),
    )})`;
}

function memberRights(act: Act, member: string | null): MemberRight[] {
  if (act.isStaff) return [...MEMBER_RIGHT_NAMES];
  if (member === null) return [];
  const { role, isPayer, kept } = JSON.parse(member) as Member;
  return rightsOf({ role, isPayer: isPayer === 1 }, kept);
}

function judge<Row, R extends Right>(act: Act, found: Found<Row> | undefined, right: R): Allowed<Row, R> {
  if (!found) throw new Fault("not_found");
  if (!act.isStaff) {
    if (found.member === null) throw new Hidden();
    const isTheirs = (memberRights(act, found.member) as readonly Right[]).includes(right);
    if (!isTheirs) throw new Fault("forbidden", refusalFor(right));
    if (found.archivedAt !== null && right !== "view") throw archivedFault();
  }
  return found.row as Allowed<Row, R>;
}

function refusalFor(right: Right): string | undefined {
  const what = right in MEMBER_RIGHTS ? MEMBER_RIGHTS[right as MemberRight] : undefined;
  return what && `Your role in this journey does not include “${what}”.`;
}
