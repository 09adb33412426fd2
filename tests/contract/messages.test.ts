import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { messages } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  journey = await startedJourney(portal, [{}, {}]);
});
afterAll(() => portal.stop());

const send = (actor: Actor, facts: object = {}) =>
  actor.trpc.messages.send.mutate({ workspaceId: journey.workspace.id, body: "Is all well?", ...facts });
const pageOf = (actor: Actor) =>
  actor.trpc.journeys.customerWorkspace.query({ workspaceId: journey.workspace.id });
const saidTo = (actor: Actor, filter: { taskId?: number; limit?: number; cursor?: string } = {}) =>
  actor.trpc.messages.list.query({ workspaceId: journey.workspace.id, ...filter });

test("[CUST-28] an owner's message reaches staff, and stands in the conversation and in the log", async () => {
  const sent = await send(journey.owner, { body: "  สวัสดีค่ะ\n<b>مرحبا</b>  " });
  expect(sent).toMatchObject({
    authorName: "Ann Reed",
    authorInitials: "AR",
    body: "สวัสดีค่ะ\n<b>مرحبا</b>",
    taskId: null,
  });
  const page = await pageOf(journey.owner);
  expect((await saidTo(journey.owner)).items[0]).toEqual(sent);
  expect(page.activity[0]).toMatchObject({ kind: "message.sent", text: sent.body, isMine: true });
  const [news] = (await newsFor(portal.db, DEMO_ACCOUNTS.staff)).slice(-1);
  expect(news).toMatchObject({
    title: "New message",
    workspaceId: journey.workspace.id,
    actionUrl: `/workspace/${journey.workspace.id}`,
  });
  expect(news?.message).toContain("Ann Reed");
});

test("an answer from staff reaches the owners", async () => {
  await send(staff, { body: "All is well." });
  expect((await newsFor(portal.db, journey.ownerId)).at(-1)).toMatchObject({
    title: "New message",
    actionUrl: `/workspace/${journey.workspace.id}/customer`,
  });
  expect((await pageOf(journey.owner)).activity[0]).toMatchObject({
    actorName: "Marek Dvořák",
    isMine: false,
  });
});

test("[CUST-21] a comment belongs to its to-do and tells its author and time", async () => {
  const [taskId = 0] = journey.taskIds;
  const sent = await send(journey.owner, { taskId, body: "Done soon" });
  expect(sent).toMatchObject({ taskId, authorName: "Ann Reed" });
  expect(sent.createdAt).toBeInstanceOf(Date);
  const page = await pageOf(journey.owner);
  expect((await saidTo(journey.owner, { taskId })).items).toEqual([sent]);
  expect(page.activity[0]).toMatchObject({ kind: "comment.added", subject: "Step 1", text: "Done soon" });
});

test("a comment on a to-do of another journey is refused as one on none", async () => {
  const other = await startedJourney(portal, [{}]);
  const before = snapshot(portal);
  for (const taskId of [other.taskIds[0], 999_999]) {
    expect(await refusalOf(send(journey.owner, { taskId }))).toEqual({ status: 404, fault: "not_found" });
  }
  expect(await refusalOf(send(other.owner))).toEqual({ status: 404, fault: "not_found" });
  expect(snapshot(portal)).toBe(before);
});

test("the same attempt five times at once is one message", async () => {
  const attempt = { requestId: randomUUID(), body: "Once" };
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(journey.owner, attempt)));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const rows = await portal.db.select().from(messages).where(eq(messages.requestId, attempt.requestId));
  expect(rows).toHaveLength(1);
  expect(await refusalOf(send(journey.owner, { ...attempt, body: "Twice" }))).toEqual({
    status: 409,
    fault: "request_reused",
  });
});

test("a message at the limit is sent whole, one letter more is refused, a blank one too", async () => {
  const long = "ข".repeat(10_000);
  expect((await send(journey.owner, { body: long })).body).toBe(long);
  const answer = await journey.owner.send("POST", `/api/workspaces/${journey.workspace.id}/messages`, {
    body: `${long}x`,
  });
  expect([answer.status, answer.text]).toEqual([400, "body: At most 10000 characters"]);
  const blank = await journey.owner.send("POST", `/api/workspaces/${journey.workspace.id}/messages`, {
    body: " \n",
  });
  expect([blank.status, blank.text]).toEqual([400, "body: Write something first"]);
});
