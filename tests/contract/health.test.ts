import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, owner] = await Promise.all([portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

const BELLA = 1;
const CHIP = { kind: "microchip", code: "826 098 100 123 456", implantedOn: "2024-01-05" } as const;
const DOSE = {
  kind: "vaccination",
  disease: "rabies",
  givenOn: "2026-01-05",
  validUntil: "2027-01-04",
} as const;

const recordOf = (actor: Actor) => actor.trpc.health.record.query({ workspaceId: BELLA });
const rulesOf = (actor: Actor) => actor.trpc.journeys.assess.query({ workspaceId: BELLA });

describe("[PETREC-01] a pet's health record", () => {
  test("what an owner tells waits for a colleague, who confirms it; then the owner changes it no more", async () => {
    const told = await owner.trpc.health.add.mutate({ workspaceId: BELLA, entry: CHIP });
    expect([told.confirmedBy, told.toldBy]).toEqual([null, "Sarah Whitfield"]);
    const changed = await owner.trpc.health.update.mutate({
      workspaceId: BELLA,
      entryId: told.id,
      version: told.version,
      entry: { ...CHIP, readOn: "2024-02-01" },
    });
    const confirmed = await staff.trpc.health.confirm.mutate({
      workspaceId: BELLA,
      entryId: told.id,
      version: changed.version,
    });
    expect(confirmed.confirmedBy).not.toBeNull();
    const which = { workspaceId: BELLA, entryId: told.id, version: confirmed.version };
    expect((await refusalOf(owner.trpc.health.remove.mutate(which))).fault).toBe("forbidden");
    expect((await refusalOf(owner.trpc.health.confirm.mutate(which))).fault).toBe("forbidden");
    await staff.trpc.health.remove.mutate(which);
    expect((await recordOf(owner)).entries.map(({ id }) => id)).not.toContain(told.id);
  });

  test("[RULE-14] a tattoo is kept with what it reads and its day, which cannot lie ahead", async () => {
    const tattoo = { kind: "tattoo", reads: " FRX 482 ", madeOn: "2010-08-01", isLegible: true } as const;
    const told = await owner.trpc.health.add.mutate({ workspaceId: BELLA, entry: tattoo });
    expect(told).toMatchObject({ facts: { ...tattoo, reads: "FRX 482" }, confirmedBy: null });
    const which = { workspaceId: BELLA, entryId: told.id };
    const { version } = await staff.trpc.health.confirm.mutate({ ...which, version: told.version });
    const { pet, entries } = await rulesOf(staff);
    expect(pet.tattoos).toEqual([{ code: "FRX 482", on: "2010-08-01", isLegible: true }]);
    expect(entries.find(({ id }) => id === told.id)?.facts).toEqual({ ...tattoo, reads: "FRX 482" });
    const ahead = { ...tattoo, madeOn: addDays(new Date().toISOString().slice(0, 10), 3) };
    const early = staff.trpc.health.add.mutate({ workspaceId: BELLA, entry: ahead });
    expect((await refusalOf(early)).fault).toBe("invalid_input");
    await staff.trpc.health.remove.mutate({ ...which, version });
  });

  test("a stale version, a day to come and another journey's document are refused", async () => {
    const { id, version } = await staff.trpc.health.add.mutate({ workspaceId: BELLA, entry: DOSE });
    const entry = { ...DOSE, product: "Rabisin", batch: "L 481" };
    await staff.trpc.health.update.mutate({ workspaceId: BELLA, entryId: id, version, entry });
    const again = staff.trpc.health.update.mutate({ workspaceId: BELLA, entryId: id, version, entry });
    expect((await refusalOf(again)).fault).toBe("stale_version");
    const ahead = { ...DOSE, givenOn: addDays(new Date().toISOString().slice(0, 10), 3), validUntil: null };
    const early = staff.trpc.health.add.mutate({ workspaceId: BELLA, entry: ahead });
    expect((await refusalOf(early)).fault).toBe("invalid_input");
    const [other] = await portal.db.all<{ id: number }>(
      sql`select id from documents where workspace_id <> ${BELLA} and removed_at is null and current_number > 0 limit 1`,
    );
    const foreign = staff.trpc.health.add.mutate({
      workspaceId: BELLA,
      entry: DOSE,
      documentId: other?.id ?? 0,
    });
    expect((await refusalOf(foreign)).fault).toBe("invalid_input");
  });

  test("another pet's entry is not there, whoever asks under a journey of their own", async () => {
    const { entries } = await staff.trpc.health.record.query({ workspaceId: 2 });
    const [theirs] = entries;
    if (!theirs) throw new Error("The second journey's pet has no record");
    const which = { workspaceId: BELLA, entryId: theirs.id, version: theirs.version };
    expect((await refusalOf(owner.trpc.health.remove.mutate(which))).fault).toBe("not_found");
    expect((await refusalOf(staff.trpc.health.confirm.mutate(which))).fault).toBe("not_found");
    expect((await refusalOf(owner.trpc.health.record.query({ workspaceId: 2 }))).fault).toBe("not_found");
  });

  test("the same attempt again makes no second entry", async () => {
    const draft = { workspaceId: BELLA, entry: DOSE, requestId: crypto.randomUUID() };
    const [first, second] = [
      await staff.trpc.health.add.mutate(draft),
      await staff.trpc.health.add.mutate(draft),
    ];
    expect(second.id).toBe(first.id);
  });

  test("every change stands in the journey's log, with who made it", async () => {
    const kinds = await portal.db.all<{ kind: string }>(
      sql`select distinct kind from activity where workspace_id = ${BELLA} and kind like 'health.%' order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "health.added",
      "health.changed",
      "health.confirmed",
      "health.removed",
    ]);
  });
});

describe("[PETREC-02] the rules over a journey", () => {
  test("[RULE-11] where the pet has been is a question until a colleague has confirmed it", async () => {
    const asked = async () => {
      const { assessment, confirmedStays } = await rulesOf(staff);
      const step = assessment.steps.find(({ id }) => id === "stays");
      return [assessment.verdict, step?.state, step?.reason, confirmedStays?.length];
    };
    const entry = { kind: "stay", country: "GB", from: "2022-08-21", until: null } as const;
    const told = await owner.trpc.health.add.mutate({ workspaceId: BELLA, entry });
    expect(await asked()).toEqual([
      "needs_review",
      "needs_review",
      "Told by the owner, and not confirmed yet.",
      undefined,
    ]);
    const which = { workspaceId: BELLA, entryId: told.id, version: told.version };
    const { version } = await staff.trpc.health.confirm.mutate(which);
    expect((await asked()).slice(1)).toEqual([undefined, undefined, 1]);
    await staff.trpc.health.remove.mutate({ ...which, version });
  });

  test("a step is done by what a colleague has confirmed, and needs review by what was only told", async () => {
    const rules = await rulesOf(owner);
    const step = rules.assessment.steps.find(({ id }) => id === "US-3");
    expect([rules.journey.origin, rules.journey.destination]).toEqual(["GB", "US"]);
    expect(step?.state).not.toBe("done");
    const told = rules.entries.find(({ confirmedBy }) => confirmedBy === null);
    if (!told) throw new Error("The seed has nothing that was only told");
    await staff.trpc.health.confirm.mutate({ workspaceId: BELLA, entryId: told.id, version: told.version });
    const after = await rulesOf(staff);
    // Confirmed; which country of departure it names is still to be entered.
    const confirmed = after.assessment.steps.find(({ id }) => id === "US-3");
    expect(confirmed?.reason).toContain("which country of departure it names");
  });

  test("who travels and when it arrives is said once, and a stale word is refused", async () => {
    const { travel } = await rulesOf(owner);
    const arrivalDate = (await rulesOf(owner)).journey.departure;
    const said = { workspaceId: BELLA, version: travel.version, arrivalDate, arrivalTime: "21:30" };
    await owner.trpc.workspaces.updateTravel.mutate(said);
    const { journey, arrivalFrom } = await rulesOf(staff);
    expect([arrivalFrom, journey.arrival]).toEqual(["said", journey.departure]);
    expect(journey.arrivalAt).toMatch(/T0[12]:30:00\.000Z$/);
    expect((await refusalOf(owner.trpc.workspaces.updateTravel.mutate(said))).fault).toBe("stale_version");
  });

  test("[RULE-08] the sixth pet that travels along takes a journey to the EU's commercial route", async () => {
    const ATHINA = 11;
    const stepsOf = async () =>
      (await staff.trpc.journeys.assess.query({ workspaceId: ATHINA })).assessment.steps;
    expect((await stepsOf()).map(({ id }) => id)).toContain("EU-4");
    const { travel } = await staff.trpc.journeys.assess.query({ workspaceId: ATHINA });
    const set = (petCount: number, version: number) =>
      staff.trpc.workspaces.updateTravel.mutate({ workspaceId: ATHINA, petCount, version });
    expect((await refusalOf(set(0, travel.version))).fault).toBe("invalid_input");
    expect((await refusalOf(set(100, travel.version))).fault).toBe("invalid_input");
    const { version } = await set(6, travel.version);
    const ids = (await stepsOf()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["EU-C", "EU-C-examination", "EU-C-border"]));
    expect(ids).not.toContain("EU-4");
    await set(1, version);
    expect((await stepsOf()).map(({ id }) => id)).toContain("EU-4");
  });

  test("[RULE-06] the stops of the route are judged with the countries that were said", async () => {
    const BARON = 13;
    const { version } = await staff.trpc.workspaces.find.query({ workspaceId: BARON });
    const stops = ["dxb", "somewhere on the way"];
    await staff.trpc.workspaces.updateTravel.mutate({ workspaceId: BARON, version, stops });
    const { journey, assessment } = await staff.trpc.journeys.assess.query({ workspaceId: BARON });
    expect(journey.transits).toEqual(["AE", "ZZ"]);
    const transits = assessment.steps.filter(({ id }) => id.startsWith("transit-"));
    expect(transits.map(({ id, state }) => [id, state])).toEqual([
      ["transit-AE", "needs_review"],
      ["transit-ZZ", "needs_review"],
    ]);
  });

  test("[RULE-08] without the identity check the quarantine is longer, and what cannot be made up for becomes no task", async () => {
    const BORI = { workspaceId: 9 };
    const stepsOf = async () => {
      const { steps } = (await staff.trpc.journeys.assess.query(BORI)).assessment;
      return [steps.find(({ id }) => id === "AU-2"), steps.find(({ id }) => id === "AU-7-quarantine")];
    };
    const [before, booked] = await stepsOf();
    expect([before?.state, booked?.reason]).toEqual(["done", expect.stringMatching(/ 10 days: /)]);
    const { entries } = await staff.trpc.health.record.query(BORI);
    const check = entries.find(
      ({ facts }) => facts.kind === "record" && facts.record === "identity_verification",
    );
    if (!check) throw new Error("The demo company has no identity check");
    await staff.trpc.health.remove.mutate({ ...BORI, entryId: check.id, version: check.version });
    const [after, longer] = await stepsOf();
    expect([after?.state, longer?.reason]).toEqual([
      "not_needed",
      expect.stringMatching(/At least 30 days: /),
    ]);
    const { steps } = await staff.trpc.journeys.previewStepTasks.query(BORI);
    expect(steps.map(({ stepId }) => stepId)).not.toContain("AU-2");
  });
});
