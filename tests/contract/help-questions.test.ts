import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { activity, messages, notifications, outbox, scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const OWN = 1;
const ANOTHERS = 3;

/** As the demo company has set it. */
const DESK = "support@pet-travel-portal.example";

let portal: Portal;
let owner: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [owner, staff] = [await portal.owner(), await portal.staff()];
});
afterAll(() => portal.stop());

const ask = (actor: Actor, body: object) => actor.send<object>("POST", "/api/help/questions", body);
const book = (actor: Actor, body: object) =>
  actor.send<{ eventId: number; startsAt: string }>("POST", "/api/help/consultations", {
    startsAt: inDays(7),
    timeZone: "Europe/London",
    question: "Which crate does Bella need?",
    ...body,
  });
/** A wall time at ten o'clock, so many days from now. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T10:00`;
}
const newsFor = (userId: number, title: string) =>
  portal.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.title, title)));

test("[HC-15] [HC-19] an owner's question is a message of their journey, once, and the staff are told", async () => {
  const body = {
    desk: "chat",
    text: "Is a chip of 10 digits enough?",
    workspaceId: OWN,
    requestId: crypto.randomUUID(),
  };
  const both = [await ask(owner, body), await ask(owner, body)];
  expect(both.map((answer) => [answer.status, answer.json()])).toEqual([
    [201, { workspaceId: OWN }],
    [201, { workspaceId: OWN }],
  ]);
  const written = await portal.db.select().from(messages).where(eq(messages.body, body.text));
  expect(written).toEqual([expect.objectContaining({ workspaceId: OWN, authorId: DEMO_ACCOUNTS.owner })]);
  const told = await newsFor(DEMO_ACCOUNTS.administrator, "New message");
  expect(told.some(({ message }) => message.includes(body.text))).toBe(true);
  expect((await ask(owner, { ...body, requestId: undefined, workspaceId: ANOTHERS })).status).toBe(404);
});

test("[HC-15] [HC-19] a question without a journey goes to the support address, and the administrators are told", async () => {
  const body = { desk: "specialists", text: "A <b>question</b>", requestId: crypto.randomUUID() };
  const both = [await ask(staff, body), await ask(staff, body)];
  expect(both.map((answer) => answer.json())).toEqual([{ workspaceId: null }, { workspaceId: null }]);
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, DESK));
  expect(mails).toEqual([
    expect.objectContaining({
      template: "help-question",
      payload: expect.objectContaining({ name: "Marek Dvořák", text: body.text }) as object,
    }),
  ]);
  expect(await newsFor(DEMO_ACCOUNTS.administrator, "Question for the specialists")).toHaveLength(1);
  const empty = await ask(staff, { desk: "chat", text: " \n" });
  expect([empty.status, empty.text]).toEqual([400, "text: Write something first"]);
});

test("[HC-20] a consultation becomes one event at the asker's time, and the staff of the journey are told", async () => {
  const startsAt = "2026-07-01T10:00".replace("2026", String(new Date().getFullYear() + 1));
  const body = {
    workspaceId: OWN,
    articleId: 1,
    startsAt,
    phone: "+44 20 7946 0123",
    requestId: crypto.randomUUID(),
  };
  const both = [await book(owner, body), await book(owner, body)];
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = both.map((answer) => answer.json());
  expect(first).toEqual(second);
  // British Summer Time is an hour ahead.
  expect(first?.startsAt).toBe(`${startsAt.slice(0, 11)}09:00:00.000Z`);
  const events = await portal.db
    .select()
    .from(scheduleEvents)
    .where(eq(scheduleEvents.id, first?.eventId ?? 0));
  expect(events).toEqual([
    expect.objectContaining({
      workspaceId: OWN,
      title: "Consultation call: Sarah Whitfield",
      status: "scheduled",
      timeZone: "Europe/London",
    }),
  ]);
  expect(events[0]?.description).toContain("Phone: +44 20 7946 0123");
  expect(await newsFor(DEMO_ACCOUNTS.administrator, "Consultation call asked for")).toHaveLength(1);
  const shown = await staff.trpc.schedule.events.query({ limit: 200 });
  expect(shown.items.map(({ id }) => id)).toContain(first?.eventId);
  const log = await portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.kind, "consultation.requested"), eq(activity.workspaceId, OWN)));
  expect(log).toHaveLength(1);
});

test("[HC-20] a time that is past, too far off or in no zone is refused at its field, and so is another's journey", async () => {
  const count = async () => (await portal.db.select({ n: sql`count(*)` }).from(scheduleEvents))[0]?.n;
  const before = await count();
  const refusals = [
    await book(owner, { startsAt: inDays(-1) }),
    await book(owner, { startsAt: inDays(400) }),
    await book(owner, { timeZone: "Mars/Olympus" }),
    await book(owner, { question: " " }),
    await book(owner, { workspaceId: ANOTHERS }),
  ];
  expect(refusals.map(({ status, text }) => [status, text.split(":")[0]])).toEqual([
    [400, "startsAt"],
    [400, "startsAt"],
    [400, "timeZone"],
    [400, "question"],
    [404, expect.any(String)],
  ]);
  expect(await count()).toBe(before);
});

test("an open article names its sources and its day, its forms, and articles that are related", async () => {
  const { items } = await staff.trpc.help.search.query({ q: "tapeworm", limit: 100 });
  const found = items.find(({ title }) => title === "Tapeworm treatment for dogs");
  const article = await staff.trpc.help.article.query({ articleId: found?.id ?? 0 });
  expect(article.checkedOn).toBe("2026-11-27");
  expect(article.sources.length).toBeGreaterThan(0);
  expect(article.forms.map(({ name }) => name)).toContain("Record for the vet");
  expect(article.related).toHaveLength(3);
  expect(article.related.map(({ id }) => id)).not.toContain(article.id);
  const [other] = article.related;
  const related = await staff.trpc.help.article.query({ articleId: other?.id ?? 0 });
  const hasTag = related.tags.some((tag) => article.tags.includes(tag));
  expect(hasTag || article.tags.some((tag) => related.content.toLowerCase().includes(tag))).toBe(true);
});

test("[HC-03] all 57 articles are whole texts, and what tells of rules names its sources and the day", async () => {
  let count = 0;
  for (const { name } of await staff.trpc.help.categories.query({})) {
    for (const { id, content, tags } of (
      await staff.trpc.help.byCategory.query({ category: name, limit: 100 })
    ).items) {
      const { checkedOn, sources, forms } = await staff.trpc.help.article.query({ articleId: id });
      expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(150);
      expect(tags.length).toBeGreaterThan(0);
      expect(forms.length).toBeGreaterThan(0);
      expect(sources.length > 0).toBe(checkedOn !== null);
      expect(name !== "Travel Requirements" || checkedOn !== null).toBe(true);
      count += 1;
    }
  }
  expect(count).toBe(57);
});

test("[TRUST-57] questions are limited by the hour, and one too many is told when to come back", async () => {
  const admin = await portal.admin();
  const { most } = RATE_LIMITS.question;
  const statuses: number[] = [];
  for (let n = 0; n < most + 1; n++)
    statuses.push((await ask(admin, { desk: "chat", text: `Question ${n}`, requestId: undefined })).status);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 201), 429]);
});
