import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { dateInZone } from "#contracts/core/dates.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { requirementsOf } from "#contracts/rules/requirements.ts";
import { libraryTemplates } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { A_LIBRARY_TEMPLATE } from "#tests/support/examples.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const library = async (isArchived = false) =>
  (await staff.trpc.templates.library.query({ limit: 200, isArchived })).items;
const facts = () => ({
  ...A_LIBRARY_TEMPLATE,
  species: [...A_LIBRARY_TEMPLATE.species],
  ownRequirements: [...A_LIBRARY_TEMPLATE.ownRequirements],
});

test("[LIB-15] what the rules know is what a template asks for; the company only adds to it", async () => {
  const all = await library();
  expect(all.length).toBeGreaterThan(10);
  for (const { country, origin, species, requirements, ownRequirements } of all) {
    const ruled = requirementsOf(
      { destination: country ?? "", origin: origin ?? "", species: [...species] },
      TODAY,
    );
    expect(ruled.length).toBeGreaterThan(0);
    expect(requirements).toEqual([...ruled, ...ownRequirements.filter((one) => !ruled.includes(one))]);
  }
  const known = DESTINATIONS.flatMap(({ countries }) => countries);
  expect(all.filter(({ country }) => country === null || !known.includes(country))).toEqual([]);
});

test("[RPT-42] a template says what the rules take, where its estimate is shorter", async () => {
  const all = await library();
  const japan = all.find(({ country }) => country === "JP");
  expect(japan?.rulesTakeDays).toBeGreaterThan(180);
  const unruled = await staff.trpc.templates.createLibrary.mutate(facts());
  expect(unruled.rulesTakeDays).toBeNull();
});

test("[LIB-12] [LIB-16] a template is added once, changed by its version, archived and restored", async () => {
  const draft = { ...facts(), requestId: randomUUID() };
  const made = await staff.trpc.templates.createLibrary.mutate(draft);
  expect((await staff.trpc.templates.createLibrary.mutate(draft)).id).toBe(made.id);
  expect(made).toMatchObject({ requirements: ["Rabies vaccination"], usageCount: 0 });
  const changed = await staff.trpc.templates.updateLibrary.mutate({
    libraryTemplateId: made.id,
    version: made.version,
    country: "BR",
    origin: "US",
  });
  expect(changed.requirements.length).toBeGreaterThan(1);
  expect(changed.requirements.at(-1)).toBe("Rabies vaccination");
  const stale = staff.trpc.templates.updateLibrary.mutate({
    libraryTemplateId: made.id,
    version: made.version,
    name: "X",
  });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  await staff.trpc.templates.archiveLibrary.mutate({ libraryTemplateId: made.id, version: changed.version });
  const ids = async (isArchived: boolean) => (await library(isArchived)).map(({ id }) => id);
  expect([(await ids(false)).includes(made.id), (await ids(true)).includes(made.id)]).toEqual([false, true]);
  await staff.trpc.templates.restoreLibrary.mutate({ libraryTemplateId: made.id });
  expect((await ids(false)).includes(made.id)).toBe(true);
  const bad = staff.trpc.templates.createLibrary.mutate({ ...facts(), estimatedTime: "soon", name: " " });
  expect(await refusalOf(bad)).toMatchObject({
    status: 400,
    fields: { estimatedTime: "Write the days as 7-14", name: "Template name is required" },
  });
});

test("[LIB-17] a journey started from a template counts as one use of it, however often it is sent", async () => {
  const [template] = (await library()).filter(({ templateId }) => templateId !== null);
  const draft = {
    templateId: template?.templateId ?? 0,
    libraryTemplateId: template?.id ?? 0,
    petName: "Rex",
    ownerName: "Ann Reed",
    ownerEmail: "ann.reed@example.com",
    departureDate: "2031-06-01",
    requestId: randomUUID(),
  };
  await staff.trpc.workspaces.createFromTemplate.mutate(draft);
  await staff.trpc.workspaces.createFromTemplate.mutate(draft);
  const [row] = await portal.db
    .select()
    .from(libraryTemplates)
    .where(eq(libraryTemplates.id, template?.id ?? 0));
  expect(row?.usageCount).toBe((template?.usageCount ?? 0) + 1);
});
