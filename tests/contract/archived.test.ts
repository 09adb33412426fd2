import { afterAll, beforeAll, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { documentTexts } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { download, upload } from "#tests/support/file-door.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import * as made from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

/** In the name of everything that belongs to the journey, and nowhere else. */
const CANARY = "Quokkana";

/** What a list is asked for beside its example, so that every way through it is walked. */
const WAYS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  "billing.invoices": [{ q: CANARY }],
  "documents.list": [
    { q: CANARY },
    { q: "qu" },
    { sort: "name" },
    { expiry: "soon" },
    { expiry: "expired" },
    { category: "health" },
  ],
  "messages.inbox": [{ scope: "mine" }],
  "notifications.list": [{ isUnread: true }],
  "schedule.events": [{ q: CANARY }, { q: "qu" }, { eventType: "other" }, { period: "upcoming" }],
  "search.find": [{ q: CANARY }, { q: "Qu" }],
  "tasks.list": [
    { tab: "your_turn" },
    { tab: "pending" },
    { tab: "completed" },
    ...["workspace", "assignee", "type"].map((group) => ({ tab: "your_turn", group })),
  ],
  "workspaces.list": [{ sort: "newest" }, { isUnderWay: true }, { period: "last_30_days" }],
};

const ANY = Object.fromEntries(ID_FIELDS.map((name) => [name, 1])) as Ids;

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

/** Reads that ask for no row by its id, as somebody may call them. */
const LISTS = PROCEDURES.filter(({ path, route }) => {
  const example = EXAMPLES[path]?.(ANY) ?? {};
  return route.kind === "query" && !Object.keys(example).some((name) => name.endsWith("Id"));
});

type Seen = { lists: string[]; numbers: Record<string, unknown> };

/** Which lists name the journey or a thing of it, and what every number says, to one who reads. */
async function lookAround(actor: Actor, calendar: string): Promise<Seen> {
  const lists = new Set<string>();
  const numbers: Record<string, unknown> = {};
  for (const list of LISTS) {
    const inputs = [EXAMPLES[list.path]?.(ANY) ?? {}, ...(WAYS[list.path] ?? [])];
    const answers = await Promise.all(inputs.map((input) => call(actor, list, input)));
    if (answers.every(({ status }) => status === 403)) continue;
    expect([list.path, answers.map(({ status }) => status)]).toEqual([list.path, inputs.map(() => 200)]);
    if (answers.some(({ text }) => text.includes(CANARY))) lists.add(list.path);
    if (NUMBERS.includes(list.path)) numbers[list.path] = JSON.parse(answers[0]?.text ?? "") as unknown;
  }
  if ((await portal.anonymous.get(calendar)).text.includes(CANARY)) lists.add("calendar feed");
  return { lists: [...lists].sort(), numbers };
}

const NUMBERS: readonly string[] = [
  "dashboard.stats",
  "journeys.stuckCounts",
  "messages.unread",
  "notifications.unreadCount",
  "tags.list",
  "tasks.counts",
];

const feedOf = async (actor: Actor) => {
  const { address } = await actor.trpc.schedule.renewFeed.mutate({});
  return new URL(address).pathname;
};

/** A journey with one of everything that lists are made of. */
async function fullJourney(): Promise<Started & { documentId: number; eventId: number; invoiceId: number }> {
  const journey = await startedJourney(
    portal,
    [
      { title: `${CANARY} permit` },
      { title: `${CANARY} crate`, assignedRole: "team" },
      { title: `${CANARY} late`, dueAnchor: "created", dueOffsetDays: 0 },
    ],
    { isSequential: false, petName: CANARY },
  );
  const { workspace, owner, taskIds } = journey;
  const workspaceId = workspace.id;
  const [taskId = 0, second = 0] = taskIds;
  const at = new Date();
  const document = await aDocument(portal.db, {
    workspaceId,
    name: `${CANARY} rabies certificate`,
    category: "health",
    expiresOn: new Date(at.getTime() + 10 * DAY_MS).toISOString().slice(0, 10),
  });
  await portal.db
    .insert(documentTexts)
    .values({ documentId: document.id, number: 1, text: CANARY, searchText: CANARY.toLowerCase() })
    .onConflictDoNothing();
  const event = await staff.trpc.schedule.create.mutate({
    workspaceId,
    eventType: "other",
    title: `${CANARY} flight`,
    when: { timeZone: "UTC", start: "2031-05-04T09:00" },
  });
  await owner.trpc.journeys.reportStuck.mutate({ taskId, reason: "unclear", words: CANARY });
  await owner.trpc.messages.send.mutate({ workspaceId, body: `${CANARY} is well` });
  await staff.trpc.messages.send.mutate({ workspaceId, body: `${CANARY} is well, we hear` });
  await staff.trpc.workspaces.addTag.mutate({ workspaceId, name: "Urgent" });
  await staff.trpc.notifications.mute.mutate({ taskId: second, isMuted: true });
  const draft = await admin.trpc.billing.create.mutate({
    serviceDescription: `${CANARY} travel`,
    dueDate: "2031-01-31",
    currency: "USD",
    workspaceId,
    lines: [{ description: "Travel", quantity: 1, unitAmount: 150_000 }],
  });
  const invoice = await admin.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version });
  return { ...journey, documentId: document.id, eventId: event.id, invoiceId: invoice.id };
}

test("[TRUST-92] what belongs to an archived journey is in no list, number, search, calendar or bell, of staff and of its owner; money and the record keep it", async () => {
  await admin.trpc.tags.create.mutate({ name: "Urgent", color: "gray" });
  const calendar = await feedOf(staff);
  const before = await lookAround(staff, calendar);
  const journey = await fullJourney();
  const ownersCalendar = await feedOf(journey.owner);
  const around = async () => ({
    staff: await lookAround(staff, calendar),
    admin: await lookAround(admin, calendar),
    owner: await lookAround(journey.owner, ownersCalendar),
  });
  const seen = await around();
  // Each of these names it while it is not archived: what is looked through would show it.
  expect(seen.staff.lists).toEqual([
    "billing.invoices",
    "calendar feed",
    "documents.list",
    "journeys.own",
    "journeys.stuck",
    "messages.inbox",
    "notifications.list",
    "notifications.muted",
    "schedule.events",
    "search.find",
    "tasks.list",
    "workspaces.export",
    "workspaces.list",
    "workspaces.review",
  ]);
  expect(seen.owner.lists).toEqual([
    "billing.own",
    "calendar feed",
    "documents.list",
    "journeys.own",
    "notifications.list",
    "schedule.events",
    "search.find",
    "tasks.list",
    "workspaces.list",
  ]);
  expect(seen.staff.numbers).not.toEqual(before.numbers);

  const { version } = await staff.trpc.workspaces.find.query({ workspaceId: journey.workspace.id });
  await admin.trpc.workspaces.archive.mutate({ workspaceId: journey.workspace.id, version });
  const left = await around();
  expect(left.staff.lists).toEqual(["billing.invoices", "workspaces.archived"]);
  expect(left.admin.lists).toEqual(["audit.list", "billing.invoices", "workspaces.archived"]);
  // The bill is still to be paid, and so is the news of it.
  expect(left.owner.lists).toEqual(["billing.own", "notifications.list"]);
  expect(left.staff.numbers).toEqual(before.numbers);

  await admin.trpc.workspaces.restore.mutate({ workspaceId: journey.workspace.id });
  expect(await around()).toEqual(seen);
}, 120_000);

test("[TRUST-93] an owner reads an archived journey as it was, with its papers, its words and what was signed, changes nothing in it, and finds it under what is archived", async () => {
  const { workspace, owner, taskIds } = await startedJourney(portal, [{ title: "Passport" }], {
    petName: "Wombat",
  });
  const workspaceId = workspace.id;
  const [taskId = 0] = taskIds;
  const paper = await upload(owner, made.aPng(), { workspaceId, fileName: "wombat.png" });
  const documentId = paper.json().id;
  await owner.trpc.messages.send.mutate({ workspaceId, body: "Is all well?" });
  const before = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(before).toMatchObject({ isArchived: false });
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await admin.trpc.workspaces.archive.mutate({ workspaceId, version });

  const after = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(after).toMatchObject({ isArchived: true, rights: ["view"], files: before.files });
  expect(after.todos.map(({ title }) => title)).toEqual(["Passport"]);
  expect((await owner.trpc.messages.list.query({ workspaceId })).items[0]?.body).toBe("Is all well?");
  expect((await owner.trpc.documents.find.query({ documentId })).name).toBe(before.files[0]?.name);
  const { response, bytes } = await download(portal.origin, owner, `/files/${documentId}`);
  expect([response.status, bytes.byteLength > 0]).toEqual([200, true]);
  const all = await download(portal.origin, owner, `/files/archive?ids=${documentId}`);
  expect(all.response.status).toBe(200);

  const changes: (() => Promise<unknown>)[] = [
    () => owner.trpc.messages.send.mutate({ workspaceId, body: "And now?" }),
    () => owner.trpc.journeys.submitTodo.mutate({ taskId }),
    () => owner.trpc.documents.remove.mutate({ documentId }),
  ];
  for (const change of changes)
    expect(await refusalOf(change())).toMatchObject({ status: 409, fault: "wrong_state" });
  expect((await upload(owner, made.aPng(), { workspaceId })).status).toBe(409);

  const own = async (isArchived: boolean) =>
    (await owner.trpc.journeys.own.query({ isArchived })).items.map(({ petName }) => petName);
  expect([await own(false), await own(true)]).toEqual([[], ["Wombat"]]);
  expect((await (await portal.secondOwner()).get(`/files/${documentId}`)).status).toBe(404);
  expect((await staff.get(`/files/${documentId}`)).status).toBe(404);
  expect((await staff.get(`/files/archive?ids=${documentId}`)).status).toBe(404);
});
