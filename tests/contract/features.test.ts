import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { FeatureName } from "#contracts/core/features-shapes.ts";
import { activity, features } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { ALWAYS } from "#tests/support/booking-ready.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPhoto } from "#tests/support/made-photos.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Testa   Species: dog   Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022`;

let portal: Portal;
let admin: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { MAPS_KEY: "a key" }, undefined, { readsPapers: true });
  [admin, owner] = await Promise.all([portal.admin(), portal.owner()]);
});
beforeEach(() => portal.db.delete(features));
afterAll(() => portal.stop());

async function turn(name: FeatureName, isOn: boolean) {
  const all = await admin.trpc.features.list.query({});
  const version = all.find((one) => one.name === name)?.version ?? 0;
  return admin.trpc.features.set.mutate({ name, isOn, version });
}

test("[FEAT-01] every feature is on until an administrator switches it; who did, when and what stands there and in the record", async () => {
  const before = await admin.trpc.features.list.query({});
  expect(before.every(({ changedAt }) => changedAt === null)).toBe(true);
  expect(before.filter(({ isOn }) => !isOn).map(({ name }) => name)).toEqual(["openApiPage"]);
  expect(before.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name)).toEqual([
    "languageModel",
    "textMessages",
  ]);
  const after = await turn("photoReading", false);
  expect(after.find(({ name }) => name === "photoReading")).toMatchObject({
    isOn: false,
    changedBy: "Anna Lindqvist",
    version: 1,
  });
  expect((await owner.trpc.auth.me.query({})).features).not.toContain("photoReading");
  const [entry] = await portal.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  expect(entry).toMatchObject({
    kind: "setting.changed",
    data: { before: { isOn: true }, after: { isOn: false } },
  });
  const stale = admin.trpc.features.set.mutate({ name: "photoReading", isOn: true, version: 0 });
  expect(await refusalOf(stale)).toMatchObject({ fault: "stale_version" });
  const staff = await portal.staff();
  const draft = { name: "photoReading", isOn: true, version: 1 } as const;
  expect(await refusalOf(staff.trpc.features.set.mutate(draft))).toMatchObject({ fault: "forbidden" });
});

test("[TRUST-94] the page of the calls and the document behind it ask for sign-in, until an administrator opens them to everybody", async () => {
  const seen = async (actor: Actor) =>
    (await Promise.all([actor.get("/api"), actor.get("/api/openapi.json")])).map(({ status }) => status);
  const { anonymous } = portal;
  expect([await seen(anonymous), await seen(owner), await seen(admin)]).toEqual([
    [401, 401],
    [200, 200],
    [200, 200],
  ]);
  expect((await anonymous.get("/api")).text).not.toContain("/api/workspaces");
  await turn("openApiPage", true);
  expect(await seen(anonymous)).toEqual([200, 200]);
  await turn("openApiPage", false);
  expect(await seen(anonymous)).toEqual([401, 401]);
});

test("[FEAT-08] who is not signed in is told whether the planner is open to them", async () => {
  const isOpen = async () => (await portal.anonymous.trpc.auth.entrance.query({})).isPlannerOpen;
  expect(await isOpen()).toBe(true);
  await turn("openPlanner", false);
  expect(await isOpen()).toBe(false);
});

test("[FEAT-02] an owner books by themselves, or is offered no time while colleagues still book for them", async () => {
  const steps = [
    { actionType: "time-booking", title: "Crate fitting", settings: { booking: ALWAYS } },
  ] as const;
  const { taskIds, owner: booker } = await startedJourney(portal, steps);
  const taskId = taskIds[0] ?? 0;
  const { slots } = await booker.trpc.bookings.find.query({ taskId });
  const startsAt = slots[0]?.startsAt.toISOString() ?? "";
  await turn("ownerBookings", false);
  expect(await booker.trpc.bookings.find.query({ taskId })).toMatchObject({ isOffered: false, slots: [] });
  expect(await refusalOf(booker.trpc.bookings.book.mutate({ taskId, startsAt }))).toMatchObject({
    fault: "wrong_state",
  });
  expect((await admin.trpc.bookings.find.query({ taskId })).slots.length).toBeGreaterThan(0);
  await turn("ownerBookings", true);
  expect((await booker.trpc.bookings.book.mutate({ taskId, startsAt })).startsAt.toISOString()).toBe(
    startsAt,
  );
});

test("[FEAT-03] [FEAT-04] findings are offered and photos read, or neither, and what is off is refused", async () => {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const paper = (await upload(owner, aPdfSaying(CERTIFICATE), { workspaceId })).json();
  const photo = (await upload(owner, aPhoto(), { workspaceId, fileName: "IMG_1.JPG" })).json();
  const found = async () => {
    const { papers, unread } = await owner.trpc.health.findings.query({ workspaceId });
    return [papers.length, unread.length];
  };
  await vi.waitUntil(async () => (await found())[0] === 1, { timeout: 10_000 });
  expect(await found()).toEqual([1, 1]);
  await turn("photoReading", false);
  expect(await found()).toEqual([1, 0]);
  const keep = () => owner.trpc.analysis.keepText.mutate({ documentId: photo.id, number: 1, text: "Rabies" });
  expect(await refusalOf(keep())).toMatchObject({ fault: "wrong_state" });
  await turn("paperFindings", false);
  expect(await found()).toEqual([0, 0]);
  const decide = owner.trpc.health.decide.mutate({
    workspaceId,
    documentId: paper.id,
    number: 1,
    taken: [],
    discarded: ["microchip 826098100123456"],
  });
  expect(await refusalOf(decide)).toMatchObject({ fault: "wrong_state" });
  await turn("photoReading", true);
  await turn("paperFindings", true);
  expect((await keep()).isFromPhoto).toBe(true);
  expect((await found())[0]).toBeGreaterThan(0);
});

test("[FEAT-07] the map comes from the service, or from the portal itself", async () => {
  const map = async () => [
    (await admin.trpc.workspaces.find.query({ workspaceId: 1 })).hasMapService,
    (await owner.get("/map-frame")).status,
  ];
  expect(await map()).toEqual([true, 200]);
  await turn("outsideMap", false);
  expect(await map()).toEqual([false, 404]);
});
