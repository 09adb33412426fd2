import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { REMOVED_KEPT_DAYS } from "#contracts/removed/terms.ts";
import { activity, removedThings } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

const WORKSPACE = 1;
const CHIP = { kind: "microchip", code: "276098102345678", implantedOn: "2024-01-05" } as const;

let portal: Portal;
let admin: Actor;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [admin, staff, owner] = [await portal.admin(), await portal.staff(), await portal.owner()];
});
afterAll(() => portal.stop());

const listed = async (who: Actor) =>
  (await who.trpc.removed.list.query({ limit: 50 })).items.map(({ kind, name }) => `${kind} ${name}`);
const clockComes = async () => {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
};

/** The rows of a table that belong to a thing, as they stand, without what says when they last changed. */
async function rowsOf(table: string, where: string) {
  const rows = await portal.db.all<Record<string, unknown>>(
    sql.raw(`select * from ${table} where ${where} order by rowid`),
  );
  return rows.map((row) => ({ ...row, version: null, updated_at: null, change_key: null }));
}

async function aTask() {
  const { id, version } = await staff.trpc.tasks.create.mutate({
    workspaceId: WORKSPACE,
    title: "โทรหาสายการบิน",
    actionType: "approval",
    assignedRole: "customer",
  });
  await staff.trpc.messages.send.mutate({ workspaceId: WORKSPACE, taskId: id, body: "Which day?" });
  return {
    kind: "task" as const,
    id,
    tables: { tasks: `id = ${id}`, task_assignees: `task_id = ${id}`, messages: `task_id = ${id}` },
    remove: () => staff.trpc.tasks.remove.mutate({ taskId: id, version }),
  };
}

async function aNote() {
  const { id, version } = await staff.trpc.workspaces.addNote.mutate({
    workspaceId: WORKSPACE,
    body: "🐕".repeat(90),
  });
  return {
    kind: "note" as const,
    id,
    tables: { workspace_notes: `id = ${id}` },
    remove: () => staff.trpc.workspaces.removeNote.mutate({ noteId: id, version }),
  };
}

async function anEntry() {
  const { id, version } = await staff.trpc.health.add.mutate({ workspaceId: WORKSPACE, entry: CHIP });
  return {
    kind: "entry" as const,
    id,
    tables: { health_entries: `id = ${id}` },
    remove: () => staff.trpc.health.remove.mutate({ workspaceId: WORKSPACE, entryId: id, version }),
  };
}

async function anInvoice() {
  const { id, version } = await staff.trpc.billing.create.mutate({
    workspaceId: WORKSPACE,
    serviceDescription: "Crate",
    dueDate: "2031-01-31",
    currency: "USD",
    lines: [{ description: "Crate", quantity: 2, unitAmount: 9_900 }],
  });
  return {
    kind: "invoice" as const,
    id,
    tables: { invoices: `id = ${id}`, invoice_lines: `invoice_id = ${id}` },
    remove: () => staff.trpc.billing.remove.mutate({ invoiceId: id, version }),
  };
}

async function aTag() {
  const [tag] = (await admin.trpc.tags.list.query({})).filter(({ uses }) => uses > 0);
  if (!tag) throw new Error("No tag is in use");
  return {
    kind: "tag" as const,
    id: tag.id,
    tables: { tags: `id = ${tag.id}`, workspace_tags: `tag_id = ${tag.id}` },
    remove: () => admin.trpc.tags.remove.mutate({ tagId: tag.id, version: tag.version }),
  };
}

async function aTeam() {
  const [team] = await portal.db.all<{ id: number; version: number }>(
    sql`select id, version from teams where id in (select team_id from team_members) limit 1`,
  );
  if (!team) throw new Error("No team has a member");
  await portal.db.run(sql`update workspaces set team_id = ${team.id} where id in (1, 2)`);
  return {
    kind: "team" as const,
    id: team.id,
    tables: {
      teams: `id = ${team.id}`,
      team_members: `team_id = ${team.id}`,
      workspaces: `team_id = ${team.id}`,
    },
    remove: () => admin.trpc.admin.removeTeam.mutate({ teamId: team.id, version: team.version }),
  };
}

async function aDocument() {
  const [document] = (await staff.trpc.documents.list.query({ workspaceId: WORKSPACE })).items;
  if (!document) throw new Error("The journey has no document");
  return {
    kind: "document" as const,
    id: document.id,
    tables: { documents: `id = ${document.id}` },
    remove: () => admin.trpc.documents.remove.mutate({ documentId: document.id }),
  };
}

const THINGS = { aTask, aNote, anEntry, anInvoice, aTag, aTeam, aDocument };

test.for(Object.entries(THINGS))(
  "[RPT-16] %s is deleted, then another, and both come back as they were, the earlier one last",
  async ([, make]) => {
    const things = [await make()];
    if (make !== aTag && make !== aTeam && make !== aDocument) things.push(await make());
    const by = (kind: string) => (kind === "note" ? staff : admin);
    const states = () =>
      Promise.all(
        things.flatMap(({ tables }) => Object.entries(tables).map(([table, where]) => rowsOf(table, where))),
      );
    const before = await states();
    for (const { remove } of things) await remove();
    expect(await listed(by(things[0]?.kind ?? ""))).toHaveLength(things.length);
    for (const { kind, id } of things.toReversed())
      await by(kind).trpc.removed.restore.mutate({ kind, thingId: id });
    expect(await states()).toEqual(before);
    expect(await listed(admin)).toEqual([]);
    const [first] = things;
    const again = by(first?.kind ?? "").trpc.removed.restore.mutate({
      kind: first?.kind ?? "task",
      thingId: first?.id ?? 0,
    });
    expect(await refusalOf(again)).toMatchObject({ status: 404 });
  },
);

test("[RPT-16] a task whose place is taken comes back as the last, and opens a completed journey again", async () => {
  const { id, remove } = await aTask();
  await remove();
  const taken = await aTask();
  await staff.trpc.removed.restore.mutate({ kind: "task", thingId: id });
  const { tasks } = await staff.trpc.workspaces.find.query({ workspaceId: WORKSPACE });
  expect(tasks.slice(-2).map((one) => one.id)).toEqual([taken.id, id]);
  expect(await kindsOf(portal.db, WORKSPACE)).toContain("task.restored");
});

test("[RPT-16] a tag or team whose name is taken says so", async () => {
  const { id } = await admin.trpc.tags.create.mutate({ name: "Émigré", color: "gray" });
  await admin.trpc.tags.remove.mutate({ tagId: id, version: 0 });
  const other = await admin.trpc.tags.create.mutate({ name: "Émigré", color: "gray" });
  const back = admin.trpc.removed.restore.mutate({ kind: "tag", thingId: id });
  expect(await refusalOf(back)).toEqual({ status: 409, fault: "wrong_state" });
  await admin.trpc.tags.remove.mutate({ tagId: other.id, version: 0 });
  await admin.trpc.removed.restore.mutate({ kind: "tag", thingId: id });
});

test("[RPT-16] the list shows what its reader may bring back, and others bring nothing back", async () => {
  const [note, document] = [await aNote(), await aDocument()];
  await note.remove();
  await document.remove();
  const { id: tagId } = await admin.trpc.tags.create.mutate({ name: "Bonsai", color: "gray" });
  await admin.trpc.tags.remove.mutate({ tagId, version: 0 });
  expect((await listed(staff)).some((one) => one.startsWith("note "))).toBe(true);
  expect((await listed(admin)).some((one) => one.startsWith("note "))).toBe(false);
  expect(await listed(staff)).not.toContain("tag Bonsai");
  const key = (kind: "tag" | "note" | "document", thingId: number) => ({ kind, thingId });
  expect(await refusalOf(staff.trpc.removed.restore.mutate(key("tag", tagId)))).toMatchObject({
    status: 403,
  });
  expect(await refusalOf(admin.trpc.removed.restore.mutate(key("note", note.id)))).toMatchObject({
    status: 403,
  });
  expect((await owner.get("/api/removed")).status).toBe(403);
  expect((await owner.send("POST", `/api/removed/document/${document.id}/restore`, {})).status).toBe(403);
});

test("[RPT-16] after 30 days what was deleted goes for good, and the record tells", async () => {
  const [kept, gone] = [await aTask(), await aTask()];
  for (const { remove } of [kept, gone]) await remove();
  const age = (thingId: number, days: number) =>
    portal.db
      .update(removedThings)
      .set({ removedAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(removedThings.thingId, thingId));
  await age(kept.id, REMOVED_KEPT_DAYS - 0.1);
  await age(gone.id, REMOVED_KEPT_DAYS + 0.1);
  await clockComes();
  await clockComes();
  const back = staff.trpc.removed.restore.mutate({ kind: "task", thingId: gone.id });
  expect(await refusalOf(back)).toMatchObject({ status: 404 });
  await staff.trpc.removed.restore.mutate({ kind: "task", thingId: kept.id });
  const told = await portal.db
    .select({ subject: activity.subject })
    .from(activity)
    .where(eq(activity.kind, "removed.gone"))
    .orderBy(asc(activity.id));
  expect(told).toEqual([{ subject: "โทรหาสายการบิน" }]);
});
