import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documents, messages, workspaceNotes, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

const { administrator, staff: STAFF } = DEMO_ACCOUNTS;

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  [staff, admin] = await Promise.all([portal.staff(), portal.admin()]);
});
afterAll(() => portal.stop());

const send = (actor: Actor, { workspace }: Started, facts: object = {}) =>
  actor.trpc.messages.send.mutate({ workspaceId: workspace.id, body: "Is all well?", ...facts });
const saidTo = (actor: Actor, { workspace }: Started, filter: object = {}) =>
  actor.trpc.messages.list.query({ workspaceId: workspace.id, ...filter });
const read = (actor: Actor, { workspace }: Started, messageId: number) =>
  actor.trpc.messages.markRead.mutate({ workspaceId: workspace.id, messageId });
const unreadOf = async (actor: Actor, { workspace }: Started) =>
  (await actor.trpc.messages.unread.query({})).find(({ workspaceId }) => workspaceId === workspace.id)
    ?.unread ?? 0;

async function aDocument(workspaceId: number, facts: Partial<typeof documents.$inferInsert> = {}) {
  const [row] = await portal.db
    .insert(documents)
    .values({
      workspaceId,
      name: "Bella’s chip.pdf",
      type: "travel",
      currentNumber: 1,
      uploadedById: DEMO_ACCOUNTS.owner,
      uploadedAt: new Date(),
      requestId: randomUUID(),
      ...facts,
    })
    .returning();
  return row?.id ?? 0;
}

describe("unread and read", () => {
  test("[TALK-03] [TALK-04] a message is unread for the other side until they have read up to it, and its author sees who has", async () => {
    const journey = await startedJourney(portal, [{}]);
    const first = await send(journey.owner, journey);
    const second = await send(journey.owner, journey);
    expect(await unreadOf(staff, journey)).toBe(2);
    expect(await unreadOf(journey.owner, journey)).toBe(0);
    expect((await saidTo(staff, journey)).unread).toBe(2);
    expect((await saidTo(journey.owner, journey)).seen.filter(({ isMe }) => !isMe)).toEqual([]);

    expect(await read(staff, journey, first.id)).toEqual({ unread: 1 });
    expect(await read(staff, journey, second.id)).toEqual({ unread: 0 });
    expect(await unreadOf(staff, journey)).toBe(0);
    const [seen] = (await saidTo(journey.owner, journey)).seen.filter(({ isMe }) => !isMe);
    expect(seen).toMatchObject({ name: "Marek Dvořák", messageId: second.id });
    expect(Object.keys(seen ?? {}).toSorted()).toEqual(["at", "isMe", "messageId", "name"]);
  });

  test("[TALK-04] reading goes neither back nor beyond the last message, and whoever answers has read", async () => {
    const journey = await startedJourney(portal, [{}]);
    const first = await send(journey.owner, journey);
    const second = await send(journey.owner, journey);
    await read(staff, journey, second.id);
    await read(staff, journey, first.id);
    const mark = async () => (await saidTo(staff, journey)).seen.find(({ isMe }) => isMe)?.messageId;
    expect(await mark()).toBe(second.id);
    await read(staff, journey, 999_999_999);
    expect(await mark()).toBe(second.id);
    const third = await send(journey.owner, journey);
    expect(await unreadOf(staff, journey)).toBe(1);
    const answer = await send(staff, journey, { body: "Yes." });
    expect(await unreadOf(staff, journey)).toBe(0);
    expect(answer.id).toBeGreaterThan(third.id);
    expect(await unreadOf(journey.owner, journey)).toBe(1);
  });

  test("[TALK-03] a colleague who is neither in charge nor named has nothing new; who is named has, once", async () => {
    const journey = await startedJourney(portal, [{}]);
    await send(journey.owner, journey);
    expect(await unreadOf(admin, journey)).toBe(0);
    await send(staff, journey, { body: "@Anna Lindqvist please look", mentions: [administrator] });
    expect(await unreadOf(admin, journey)).toBe(1);
    await send(journey.owner, journey, { mentions: [] });
    expect(await unreadOf(admin, journey)).toBe(2);
  });

  test("[TALK-03] a journey that changes hands brings its new colleague what nobody has answered", async () => {
    const journey = await startedJourney(portal, [{}]);
    await send(journey.owner, journey);
    await send(staff, journey, { body: "One moment" });
    await send(journey.owner, journey);
    await send(journey.owner, journey);
    const [row] = await portal.db.select().from(workspaces).where(eq(workspaces.id, journey.workspace.id));
    await admin.trpc.workspaces.update.mutate({
      workspaceId: journey.workspace.id,
      version: row?.version ?? 0,
      assignedToId: administrator,
    });
    expect(await unreadOf(admin, journey)).toBe(2);
  });

  test("a stranger reads nothing, marks nothing and is told of nothing", async () => {
    const journey = await startedJourney(portal, [{}]);
    const { id } = await send(journey.owner, journey);
    const stranger = await portal.secondOwner();
    const before = snapshot(portal);
    const nothing = { status: 404, fault: "not_found" };
    expect(await refusalOf(saidTo(stranger, journey))).toEqual(nothing);
    expect(await refusalOf(read(stranger, journey, id))).toEqual(nothing);
    expect(await unreadOf(stranger, journey)).toBe(0);
    expect(snapshot(portal)).toBe(before);
  });
});

test("[TALK-01] a message takes papers of its journey along, also without a word, and none of another's", async () => {
  const journey = await startedJourney(portal, [{}]);
  const other = await startedJourney(portal, [{}]);
  const own = await aDocument(journey.workspace.id);
  const gone = await aDocument(journey.workspace.id, { removedAt: new Date() });
  const foreign = await aDocument(other.workspace.id);
  const sent = await send(journey.owner, journey, { body: " ", documentIds: [own, own] });
  expect(sent.files).toMatchObject([{ documentId: own, name: "Bella’s chip.pdf" }]);
  expect((await saidTo(staff, journey)).items[0]?.files).toEqual(sent.files);
  const before = snapshot(portal);
  for (const documentId of [foreign, gone, 999_999]) {
    const refusal = await refusalOf(send(journey.owner, journey, { documentIds: [own, documentId] }));
    expect(refusal).toEqual({
      status: 400,
      fault: "invalid_input",
      fields: { documentIds: "A file is not there any more" },
    });
  }
  expect(snapshot(portal)).toBe(before);

  await staff.trpc.documents.remove.mutate({ documentId: own });
  expect((await saidTo(journey.owner, journey)).items[0]?.files).toEqual([]);
});

test("[TALK-02] sending again after a lost answer is the same message, though its file has gone meanwhile", async () => {
  const journey = await startedJourney(portal, [{}]);
  const own = await aDocument(journey.workspace.id);
  const attempt = { body: "See here", documentIds: [own], requestId: randomUUID() };
  const sent = await send(journey.owner, journey, attempt);
  await portal.db.update(documents).set({ removedAt: new Date() }).where(eq(documents.id, own));
  expect((await send(journey.owner, journey, attempt)).id).toBe(sent.id);
  expect((await saidTo(journey.owner, journey)).items).toHaveLength(1);
});

test("[TALK-05] a conversation comes in pages, the newest first, none skipped or twice", async () => {
  const journey = await startedJourney(portal, [{}]);
  const sent: number[] = [];
  for (let n = 0; n < 5; n++) sent.push((await send(journey.owner, journey, { body: `No. ${n}` })).id);
  const got: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await saidTo(staff, journey, { limit: 2, ...(cursor && { cursor }) });
    got.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(got).toEqual(sent.toReversed());
});

describe("the list of conversations", () => {
  test("[TALK-06] has the caller's own, unread ones first, then the latest; in pages", async () => {
    const [a, b, c] = [
      await startedJourney(portal, [{}]),
      await startedJourney(portal, [{}]),
      await startedJourney(portal, [{ title: "The crate" }]),
    ];
    const { id } = await send(b.owner, b);
    await send(a.owner, a, { body: "x".repeat(400) });
    await send(c.owner, c, { taskId: c.taskIds[0], body: "Which size?" });
    await read(staff, b, id);
    const mine = new Set([a, b, c].map(({ workspace }) => workspace.id));
    const all: Awaited<ReturnType<typeof staff.trpc.messages.inbox.query>>["items"] = [];
    let cursor: string | null | undefined;
    do {
      const page = await staff.trpc.messages.inbox.query({ limit: 2, ...(cursor && { cursor }) });
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(all.map(({ workspaceId }) => workspaceId)).size).toBe(all.length);
    const isSorted = all.map(({ unread }) => unread > 0);
    expect(isSorted).toEqual(isSorted.toSorted((x, y) => Number(y) - Number(x)));
    const own = all.filter(({ workspaceId }) => mine.has(workspaceId));
    expect(own.map(({ workspaceId, unread }) => [workspaceId, unread])).toEqual([
      [c.workspace.id, 1],
      [a.workspace.id, 1],
      [b.workspace.id, 0],
    ]);
    expect(own[0]?.last).toMatchObject({
      authorName: "Ann Reed",
      text: "Which size?",
      taskTitle: "The crate",
    });
    expect(own[1]?.last.text).toHaveLength(160);
  });

  test("[TALK-06] of the whole company has those first whose owners have the last word", async () => {
    const [waiting, answered] = [await startedJourney(portal, [{}]), await startedJourney(portal, [{}])];
    await send(waiting.owner, waiting);
    await send(answered.owner, answered);
    await send(staff, answered, { body: "It is." });
    const { items } = await admin.trpc.messages.inbox.query({ scope: "all", limit: 200 });
    const places = [waiting, answered].map(({ workspace }) =>
      items.findIndex(({ workspaceId }) => workspaceId === workspace.id),
    );
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    expect(places.map((place) => items[place]?.isWaiting)).toEqual([true, false]);
    expect(
      (await admin.trpc.messages.inbox.query({})).items.map(({ workspaceId }) => workspaceId),
    ).not.toContain(waiting.workspace.id);
    expect(await refusalOf(waiting.owner.trpc.messages.inbox.query({}))).toEqual({
      status: 403,
      fault: "forbidden",
    });
  });
});

test("[TALK-07] what colleagues keep to themselves reaches an owner by no call, no count and no news", async () => {
  const CANARY = "canary-8f2c";
  const journey = await startedJourney(portal, [{}]);
  const { id } = journey.workspace;
  await portal.db
    .insert(workspaceNotes)
    .values({ workspaceId: id, authorId: STAFF, body: CANARY, requestId: randomUUID() });
  await send(staff, journey, { body: "For everybody" });
  await portal.db.insert(messages).values({
    workspaceId: id,
    authorId: STAFF,
    body: CANARY,
    isInternal: true,
    requestId: randomUUID(),
  });
  const { trpc } = journey.owner;
  const answers = await Promise.all([
    trpc.journeys.customerWorkspace.query({ workspaceId: id }),
    trpc.journeys.own.query({}),
    trpc.messages.list.query({ workspaceId: id }),
    trpc.messages.unread.query({}),
    trpc.messages.mentionable.query({ workspaceId: id }),
    trpc.workspaces.list.query({}),
    trpc.tasks.list.query({}),
    trpc.documents.list.query({}),
    trpc.notifications.list.query({}),
    trpc.search.find.query({ q: CANARY }),
    trpc.schedule.events.query({}),
  ]);
  expect(JSON.stringify(answers)).not.toContain(CANARY);
  expect(await unreadOf(journey.owner, journey)).toBe(1);
  const own = await portal.db
    .select()
    .from(messages)
    .where(and(eq(messages.workspaceId, id), eq(messages.isInternal, true)));
  expect(own).toHaveLength(1);
});
