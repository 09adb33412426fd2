import { and, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { aboutList } from "#contracts/rules/countries.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { activity } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const TODAY = dateInZone(new Date(), TEST_ZONE);

/** What Australia's first rule rests on. */
const SOURCE = sourceOf("AU");

function sourceOf(country: string) {
  const source = DESTINATIONS.find(({ countries }) => countries.includes(country))?.rules[0]?.source;
  if (!source) throw new Error(`no rule of ${country}`);
  return source;
}

async function aDogForAustralia() {
  const { workspace, owner } = await startedJourney(portal, [{}], { petName: "Balu" });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: workspace.version,
    departureAirport: "FRA",
    arrivalAirport: "MEL",
  });
  return { workspaceId, owner, rules: () => owner.trpc.journeys.assess.query({ workspaceId }) };
}

describe("[FACT-03] what the rules ask for is said by owner or colleague, once, and says by whom and when", () => {
  test("an owner answers whether the pet is neutered; the rules hear it and name them", async () => {
    const { workspaceId, owner, rules } = await aDogForAustralia();
    const before = await rules();
    expect(before.assessment.asked).toContainEqual({ fact: "neutered", isKnown: false });
    await owner.trpc.workspaces.updatePet.mutate({
      workspaceId,
      version: before.petVersion,
      isNeutered: true,
    });
    const after = await rules();
    expect(after.assessment.asked).toContainEqual({ fact: "neutered", isKnown: true });
    expect(after.said).toContainEqual({ fact: "neutered", by: "Ann Reed", on: TODAY });
    const stale = owner.trpc.workspaces.updatePet.mutate({
      workspaceId,
      version: before.petVersion,
      isNeutered: false,
    });
    expect((await refusalOf(stale)).fault).toBe("stale_version");
  });

  test("an owner does not rename the pet, and another's pet is not there", async () => {
    const { workspaceId, rules } = await aDogForAustralia();
    const { owner: other } = await aDogForAustralia();
    const { petVersion: version } = await rules();
    const mine = (await aDogForAustralia()).owner;
    const renamed = mine.trpc.workspaces.updatePet.mutate({ workspaceId, version, breed: "Beagle" });
    expect((await refusalOf(renamed)).fault).toBe("not_found");
    const foreign = other.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version,
      escort: "accompanied",
    });
    expect((await refusalOf(foreign)).fault).toBe("not_found");
  });

  test("transport, place of entry and the owner's residence reach the rules", async () => {
    const { workspaceId, owner, rules } = await aDogForAustralia();
    const { travel } = await rules();
    await owner.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: travel.version,
      transport: "sea",
      portOfEntry: "au mel",
      ownerResidence: "DE",
    });
    const { journey, said } = await rules();
    expect(journey).toMatchObject({ transport: "sea", port: "AUMEL", ownerResidence: "DE" });
    expect(said.map(({ fact }) => fact).toSorted()).toEqual(["owner_residence", "port", "transport"]);
    const wrong = owner.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: travel.version + 1,
      portOfEntry: "the harbour",
    });
    expect((await refusalOf(wrong)).fault).toBe("invalid_input");
  });

  test("a dose that is only planned may lie ahead, and counts as planned", async () => {
    const { workspaceId, rules } = await aDogForAustralia();
    const entry = { kind: "vaccination", disease: "rabies", givenOn: "2031-01-05" } as const;
    const early = staff.trpc.health.add.mutate({ workspaceId, entry });
    expect((await refusalOf(early)).fault).toBe("invalid_input");
    await staff.trpc.health.add.mutate({
      workspaceId,
      entry: { ...entry, isPlanned: true, product: "Nobivac", vaccineType: "inactivated", courseDoses: 1 },
    });
    expect((await rules()).pet.rabiesDoses).toMatchObject([
      { givenOn: "2031-01-05", isPlanned: true, product: "Nobivac", vaccineType: "inactivated" },
    ]);
  });
});

test("[RULE-69] an airport of Hawaii or of Northern Ireland brings the rules of the region", async () => {
  const { workspace } = await startedJourney(portal, [{}], { petName: "Balu" });
  const workspaceId = workspace.id;
  let { version } = workspace;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  const asked = async (departureAirport: string, arrivalAirport: string) => {
    await staff.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: version++,
      departureAirport,
      arrivalAirport,
    });
    const { assessment } = await staff.trpc.journeys.assess.query({ workspaceId });
    return assessment.steps.map(({ id }) => id);
  };
  expect(await asked("LAX", "HNL")).toContain("HI-rabies-sample");
  expect(await asked("LHR", "BFS")).toContain("NI-document");
  expect(await asked("BFS", "FRA")).toContain("EU-4-passport");
  expect(await asked("HNL", "MEL")).not.toContain("AU-5");
});

describe("[RULE-92] a colleague records that a page of the rules was read again, by name and day", () => {
  const { url, name } = SOURCE;
  const reviewOf = async () => (await staff.trpc.rules.reviews.query({})).find((one) => one.name === name);
  const review = async (change: { on?: string; differs?: string | null; version?: number } = {}) =>
    staff.trpc.rules.review.mutate({
      url,
      name,
      on: TODAY,
      differs: null,
      version: (await reviewOf())?.version ?? 0,
      ...change,
    });

  test("the owner's steps name who read the page and when, and whoever plans without an account hears of the day alone", async () => {
    const { rules } = await aDogForAustralia();
    await review();
    const me = await staff.trpc.auth.me.query({});
    const { assessment } = await rules();
    const read = assessment.steps.flatMap(({ source }) => (source?.name === name ? [source.review] : []));
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ on: TODAY, by: me.fullName, differs: null })]),
    );
    const open = (await portal.anonymous.trpc.rules.reviews.query({})).find((one) => one.name === name);
    expect(open?.review).toEqual({ on: TODAY, by: null, differs: null });
  });

  test("a page that says something else leaves no step settled that rests on it, until it is reviewed again", async () => {
    const { rules } = await aDogForAustralia();
    await review({ differs: "The identity check is gone" });
    const settled = async () =>
      (await rules()).assessment.steps.filter(
        ({ source, state }) => source?.name === name && ["done", "planned", "not_needed"].includes(state),
      );
    expect(await settled()).toEqual([]);
    const { assessment } = await rules();
    const shown = assessment.steps.find(({ source }) => source?.name === name);
    expect(shown?.source?.review?.differs).toBe("The identity check is gone");
    expect(assessment.toReview).toContain(shown?.id);
    await review();
    expect((await reviewOf())?.review.differs).toBeNull();
  });

  test("a list of countries is a page as well: one that has changed settles no journey that is asked by it", async () => {
    const list = aboutList("au_group_3");
    const page = { url: list.url, name: list.source };
    const say = async (differs: string | null) => {
      const found = (await staff.trpc.rules.reviews.query({})).find((one) => one.name === page.name);
      await staff.trpc.rules.review.mutate({ ...page, on: TODAY, differs, version: found?.version ?? 0 });
    };
    const { rules } = await aDogForAustralia();
    const inDoubt = async () => {
      const { steps, toReview } = (await rules()).assessment;
      return steps.filter(({ id, source }) => source?.name === page.name && toReview.includes(id));
    };
    await say("Two countries are left out");
    expect((await inDoubt()).map(({ state }) => state)).toContain("needs_review");
    await say(null);
    expect(await inDoubt()).toEqual([]);
  });

  test("a day to come or before the last reading, another page, and a review that a colleague has overtaken are refused", async () => {
    const { version } = await review();
    const [before, after] = [addDays(TODAY, -400), addDays(TODAY, 1)];
    for (const on of [before, after, "2027-02-30"])
      expect((await refusalOf(review({ on }))).fault).toBe("invalid_input");
    expect((await refusalOf(review({ differs: "  " }))).fault).toBe("invalid_input");
    expect((await refusalOf(review({ version: version - 1 }))).fault).toBe("stale_version");
    const unknown = { url: "https://example.com/", name, on: TODAY, differs: null, version: 0 };
    expect((await refusalOf(staff.trpc.rules.review.mutate(unknown))).fault).toBe("not_found");
    const twice = await Promise.allSettled(
      ["One page more", "One page less"].map(async (differs) => review({ version, differs })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const told = await portal.db
      .select({ n: count() })
      .from(activity)
      .where(and(eq(activity.kind, "rules.reviewed"), eq(activity.subject, name)));
    expect(told[0]?.n).toBe((await reviewOf())?.version);
  });
});
