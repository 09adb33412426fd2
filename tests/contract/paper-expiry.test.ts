import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { activity, documents, notifications, outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf, aPdfSaying, aPng } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const EXPIRES = "2030-12-31";

async function aPaper(departureDate = "2031-03-04", arrivalDate: string | null = null) {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], {
    departureDate,
    arrivalDate,
    assignedToId: DEMO_ACCOUNTS.staff,
  });
  const { id, version } = (await upload(owner, aPdf(), { workspaceId, name: "Titer" })).json();
  return { workspaceId, id, version };
}
const setDay = (actor: Actor, documentId: number, version: number, expiresOn: string | null) =>
  actor.send("PATCH", `/api/documents/${documentId}`, { version, expiresOn });

async function clock(day: string): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(`${day}T12:00:00Z`), cron: "*/10 * * * *" });
}
const newsOf = async (workspaceId: number, userId: number) =>
  (
    await portal.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.workspaceId, workspaceId), eq(notifications.userId, userId)))
  ).filter(({ type }) => type === "warning");

test("[DOCS-27] staff set the last day of a paper and take it back; an owner does not; it is on record", async () => {
  const { id, version } = await aPaper();
  expect((await setDay(owner, id, version, EXPIRES)).status).toBe(403);
  const set = await setDay(staff, id, version, EXPIRES);
  expect(set.json()).toMatchObject({ expiresOn: EXPIRES });
  expect((await setDay(staff, id, version, null)).status).toBe(409);
  expect((await setDay(staff, id, version + 1, "2030-02-30")).status).toBe(400);
  expect(await owner.trpc.documents.find.query({ documentId: id })).toMatchObject({ expiresOn: EXPIRES });
  expect((await setDay(staff, id, version + 1, null)).json()).toMatchObject({ expiresOn: null });
  const kept = await portal.db.select().from(activity).where(eq(activity.documentId, id));
  expect(kept.at(-1)?.data).toMatchObject({ before: { expiresOn: EXPIRES }, after: { expiresOn: null } });
});

test("[DOCS-27] a paper of a list says when its journey ends, which is its departure while no arrival is known", async () => {
  const found = async (workspaceId: number) =>
    (await staff.trpc.documents.list.query({ workspaceId })).items.map(({ arrivesOn }) => arrivesOn);
  expect(await found((await aPaper("2031-03-04")).workspaceId)).toEqual(["2031-03-04"]);
  expect(await found((await aPaper("2031-03-04", "2031-03-06")).workspaceId)).toEqual(["2031-03-06"]);
});

test("[DOCS-27] a new file asks for a new day", async () => {
  const { workspaceId, id, version } = await aPaper();
  await setDay(staff, id, version, EXPIRES);
  await upload(staff, aPdf(700), { workspaceId, replaces: id });
  expect(await staff.trpc.documents.find.query({ documentId: id })).toMatchObject({ expiresOn: null });
});

test("[DOCS-27] owner and colleague are warned a month before, a week before, and each time once", async () => {
  const { workspaceId, id, version } = await aPaper("2030-06-01");
  await setDay(staff, id, version, EXPIRES);
  const titles = async (userId: number) => (await newsOf(workspaceId, userId)).map(({ title }) => title);
  await clock("2030-11-30");
  expect(await titles(DEMO_ACCOUNTS.owner)).toEqual([]);
  for (const day of ["2030-12-01", "2030-12-23"]) await clock(day);
  expect(await titles(DEMO_ACCOUNTS.owner)).toEqual(["A paper expires within a month"]);
  for (const day of ["2030-12-24", "2030-12-31"]) await clock(day);
  for (const userId of [DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.staff]) {
    expect(await titles(userId)).toEqual(["A paper expires within a month", "A paper expires within a week"]);
  }
  const [first] = await newsOf(workspaceId, DEMO_ACCOUNTS.owner);
  expect(first).toMatchObject({
    message: expect.stringMatching(/^“Titer” \(.+\) is valid until 31 Dec 2030\.$/) as string,
    actionUrl: `/workspace/${workspaceId}/customer`,
    byMail: true,
  });
  expect((await portal.db.select().from(outbox)).length).toBeGreaterThan(0);
});

test("[DOCS-27] one that lapses before the arrival is warned of at once; a removed, a rejected or an archived one is not", async () => {
  const before = await aPaper("2031-03-04");
  await setDay(staff, before.id, before.version, "2030-08-01");
  const underWay = await aPaper("2030-07-31", "2030-08-02");
  await setDay(staff, underWay.id, underWay.version, "2030-08-01");
  const enough = await aPaper("2030-07-31", "2030-08-01");
  await setDay(staff, enough.id, enough.version, "2030-08-01");
  const removed = await aPaper("2031-03-04");
  await setDay(staff, removed.id, removed.version, "2030-08-01");
  await owner.trpc.documents.remove.mutate({ documentId: removed.id });
  const rejected = await aPaper("2031-03-04");
  await setDay(staff, rejected.id, rejected.version, "2030-08-01");
  await portal.db.update(documents).set({ status: "rejected" }).where(eq(documents.id, rejected.id));
  await clock("2030-01-10");
  await clock("2030-01-11");
  const titles = async (id: number) => (await newsOf(id, DEMO_ACCOUNTS.owner)).map(({ title }) => title);
  expect(await titles(before.workspaceId)).toEqual(["A paper lapses before the arrival"]);
  expect(await titles(underWay.workspaceId)).toEqual(["A paper lapses before the arrival"]);
  expect(await titles(enough.workspaceId)).toEqual([]);
  expect(await titles(removed.workspaceId)).toEqual([]);
  expect(await titles(rejected.workspaceId)).toEqual([]);
});

test("[DOCS-28] papers are listed by what is left of them, page by page, with what else is asked", async () => {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const today = dateInZone(new Date(), "UTC");
  const papers = [-400, -3, -2, 2, 5, 29, 45].map((days) => ({ days, name: `Paper ${days}` }));
  for (const { days, name } of papers) {
    const { id, version } = (await upload(owner, aPdf(), { workspaceId, name, category: "permit" })).json();
    await setDay(staff, id, version, addDays(today, days));
  }
  const listed = async (query: string, actor = staff) => {
    const names: string[] = [];
    let next: string | null = `/api/documents?workspaceId=${workspaceId}&limit=2&${query}`;
    while (next !== null) {
      const page: Awaited<ReturnType<typeof staff.get<Document[]>>> = await actor.get<Document[]>(next);
      expect(page.status).toBe(200);
      names.push(...page.json().map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
    }
    return names;
  };
  expect(await listed("expiry=soon")).toEqual(["Paper 2", "Paper 5", "Paper 29"]);
  expect(await listed("expiry=expired")).toEqual(["Paper -2", "Paper -3", "Paper -400"]);
  expect(await listed("expiry=soon&q=29&status=pending&category=permit")).toEqual(["Paper 29"]);
  expect(await listed("expiry=soon&category=health")).toEqual([]);
  expect(await listed("expiry=soon", owner)).toEqual(["Paper 2", "Paper 5", "Paper 29"]);
  expect(await listed("expiry=soon", await portal.secondOwner())).toEqual([]);
  expect((await staff.get("/api/documents?expiry=never")).status).toBe(400);
});

test("[DOCS-29] the day that a paper's own words name is offered with them, to staff", async () => {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const paper = (await upload(owner, aPdfSaying("Rabies\nValid until 1 Sep 2031"), { workspaceId })).json();
  const suggested = async (documentId: number) =>
    (await staff.trpc.analysis.findExpiry.query({ documentId })).found;
  await expect
    .poll(() => suggested(paper.id))
    .toEqual({ expiresOn: "2031-09-01", words: "Valid until 1 Sep 2031" });
  const photo = (await upload(owner, aPng(), { workspaceId })).json();
  expect(await suggested(photo.id)).toBeNull();
  expect((await owner.get(`/api/documents/${paper.id}/expiry`)).status).toBe(403);
});

test("[RPT-10] an end that could not be read is quoted, to staff, and no earlier one is offered for it", async () => {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const read = async (words: string) => {
    const { id: documentId } = (await upload(owner, aPdfSaying(words), { workspaceId })).json();
    const answer = () => staff.trpc.analysis.findExpiry.query({ documentId });
    await expect.poll(async () => (await answer()).unread).not.toBeNull();
    return answer();
  };
  expect(await read("Rabies vaccine\nValid until: March 2029")).toMatchObject({
    found: null,
    unread: "Valid until: March 2029",
  });
  expect(await read("Rabies, valid until 1 Sep 2027. Booster valid until 09/01/29")).toMatchObject({
    found: null,
    unread: "valid until 09/01/29",
  });
});
