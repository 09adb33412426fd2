import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  [staff, owner] = await Promise.all([portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

const CHIP = "microchip 826098100123456";
const DOSE = "vaccination rabies 2026-01-05";
const BIRTH = "birth 2022-05-12";
const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Testa   Species: dog   Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022
Vaccinated against rabies on 5 Jan 2026, valid until 4 Jan 2029, Nobivac Rabies, batch A482B01`;

const findingsOf = (actor: Actor, workspaceId: number) => actor.trpc.health.findings.query({ workspaceId });
const store = async (workspaceId: number, words: string, more = {}) =>
  (await upload(owner, aPdfSaying(words), { workspaceId, ...more })).json();

/** A journey of a dog of which nothing is on record, with papers that have been read. */
async function withPapers(...texts: string[]) {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const papers: Document[] = [];
  for (const text of texts) papers.push(await store(workspaceId, text));
  await expect.poll(async () => (await findingsOf(staff, workspaceId)).papers.length).toBe(texts.length);
  const [paper] = papers;
  if (!paper) throw new Error("No paper");
  return { workspaceId, papers, which: { workspaceId, documentId: paper.id, number: 1 } };
}

const statesOf = async (actor: Actor, workspaceId: number, documentId: number) => {
  const { papers } = await findingsOf(actor, workspaceId);
  const paper = papers.find((one) => one.documentId === documentId);
  return Object.fromEntries((paper?.findings ?? []).map(({ key, state }) => [key, state]));
};
const factsIn = async (workspaceId: number, documentId: number) => {
  const { papers } = await findingsOf(staff, workspaceId);
  const findings = papers.find((one) => one.documentId === documentId)?.findings ?? [];
  return findings.map(({ key, fact }) => ({ key, fact }));
};
const recordOf = async (workspaceId: number) =>
  (await staff.trpc.health.record.query({ workspaceId })).entries;

describe("[PETREC-06] what a paper says goes into the record by a person", () => {
  test("a colleague confirms all of it, with the paper as the proof, and can undo it", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    const { documentId } = which;
    expect(await statesOf(staff, workspaceId, documentId)).toEqual({
      [CHIP]: "open",
      [DOSE]: "open",
      [BIRTH]: "open",
    });
    const taken = await factsIn(workspaceId, documentId);
    await staff.trpc.health.decide.mutate({ ...which, taken, discarded: [] });
    const entries = await recordOf(workspaceId);
    expect(entries.map(({ facts, document }) => [facts.kind, document?.id])).toEqual([
      ["microchip", documentId],
      ["vaccination", documentId],
    ]);
    expect(entries.every(({ confirmedBy }) => confirmedBy !== null)).toBe(true);
    expect((await staff.trpc.workspaces.find.query({ workspaceId })).petBirthDate).toBe("2022-05-12");
    expect(Object.values(await statesOf(staff, workspaceId, documentId))).toEqual([
      "known",
      "known",
      "known",
    ]);

    await staff.trpc.health.undecide.mutate({ ...which, keys: taken.map(({ key }) => key) });
    expect(await recordOf(workspaceId)).toEqual([]);
    expect((await staff.trpc.workspaces.find.query({ workspaceId })).petBirthDate).toBeNull();
    expect(Object.values(await statesOf(staff, workspaceId, documentId))).toEqual(["open", "open", "open"]);
    const log = await portal.db.all<{ kind: string; n: number }>(
      sql`select kind, count(*) as n from activity where workspace_id = ${workspaceId} and kind like 'health.%' group by kind order by kind`,
    );
    expect(log.map(({ kind, n }) => [kind, n])).toEqual([
      ["health.added", 2],
      ["health.undone", 2],
    ]);
  });

  test("an owner's taking waits for a colleague, and the birth date is the company's", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    expect(Object.keys(await statesOf(owner, workspaceId, which.documentId))).toEqual([CHIP, DOSE]);
    const [chip, , birth] = await factsIn(workspaceId, which.documentId);
    if (!chip || !birth) throw new Error("The paper was read otherwise");
    await owner.trpc.health.decide.mutate({ ...which, taken: [chip], discarded: [] });
    expect((await recordOf(workspaceId)).map(({ confirmedBy }) => confirmedBy)).toEqual([null]);
    const asOwner = owner.trpc.health.decide.mutate({ ...which, taken: [birth], discarded: [] });
    expect((await refusalOf(asOwner)).fault).toBe("invalid_input");
    const other = (await portal.secondOwner()).trpc.health.findings.query({ workspaceId });
    expect((await refusalOf(other)).fault).toBe("not_found");
  });

  test("a value is mended before it is taken, and what has not happened yet or is of another kind is refused", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    const [chip, dose] = await factsIn(workspaceId, which.documentId);
    if (dose?.fact.kind !== "vaccination" || !chip) throw new Error("The paper was read otherwise");
    const take = (fact: typeof dose.fact | typeof chip.fact) =>
      staff.trpc.health.decide.mutate({ ...which, taken: [{ key: DOSE, fact }], discarded: [] });
    expect((await refusalOf(take(chip.fact))).fault).toBe("invalid_input");
    const ahead = { ...dose.fact, givenOn: "2091-01-05", validUntil: null };
    expect((await refusalOf(take(ahead))).fault).toBe("invalid_input");
    await take({ ...dose.fact, validUntil: "2028-01-04" });
    expect((await recordOf(workspaceId)).map(({ facts }) => facts)).toMatchObject([
      { validUntil: "2028-01-04", batch: "A482B01", product: "Nobivac Rabies" },
    ]);
    expect((await statesOf(staff, workspaceId, which.documentId))[DOSE]).toBe("known");
    const absent = { ...which, taken: [], discarded: ["microchip 1"] };
    expect((await refusalOf(staff.trpc.health.decide.mutate(absent))).fault).toBe("invalid_input");
  });

  test("a birth date is mended before it is taken, and the pet's details have it as mended", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    const born = (bornOn: string) =>
      staff.trpc.health.decide.mutate({
        ...which,
        taken: [{ key: BIRTH, fact: { kind: "birth", bornOn } }],
        discarded: [],
      });
    expect((await refusalOf(born("2091-05-12"))).fault).toBe("invalid_input");
    await born("2022-05-21");
    expect((await staff.trpc.workspaces.find.query({ workspaceId })).petBirthDate).toBe("2022-05-21");
    expect((await findingsOf(staff, workspaceId)).papers[0]?.disagreements).toEqual([]);
    await staff.trpc.health.undecide.mutate({ ...which, keys: [BIRTH] });
    expect((await staff.trpc.workspaces.find.query({ workspaceId })).petBirthDate).toBeNull();
  });

  test("of two chips in a paper each can be taken, with the paper's words for it", async () => {
    const { workspaceId, which } = await withPapers(
      `${CERTIFICATE}\nSecond microchip number: 900 215 000 123 457`,
    );
    const { papers } = await findingsOf(owner, workspaceId);
    const chips = (papers[0]?.findings ?? []).filter(({ fact }) => fact.kind === "microchip");
    expect(chips.map(({ key }) => key)).toEqual([CHIP, "microchip 900215000123457"]);
    expect(chips.map(({ quote }) => quote)).toEqual([
      expect.stringContaining("826 098 100 123 456"),
      expect.stringContaining("900 215 000 123 457"),
    ]);
    const taken = chips.map(({ key, fact }) => ({ key, fact }));
    await staff.trpc.health.decide.mutate({ ...which, taken, discarded: [] });
    expect((await recordOf(workspaceId)).map(({ facts }) => facts)).toMatchObject([
      { code: "826098100123456" },
      { code: "900215000123457" },
    ]);
  });

  test("of two tabs one decides, a repeated try changes nothing, and another file is another paper", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    const [chip] = await factsIn(workspaceId, which.documentId);
    if (!chip) throw new Error("The paper was read otherwise");
    const taking = { ...which, taken: [chip], discarded: [], requestId: randomUUID() };
    const both = await Promise.allSettled([
      staff.trpc.health.decide.mutate(taking),
      owner.trpc.health.decide.mutate({ ...which, taken: [], discarded: [CHIP] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const before = (await recordOf(workspaceId)).length;
    if (before === 1) await staff.trpc.health.decide.mutate(taking);
    expect(await recordOf(workspaceId)).toHaveLength(before);

    await store(workspaceId, "A blank page", { replaces: which.documentId });
    const late = staff.trpc.health.decide.mutate({ ...which, taken: [], discarded: [DOSE] });
    expect(["stale_version", "not_found"]).toContain((await refusalOf(late)).fault);
  });

  test("what has been changed since is not undone, and an entry that is removed is offered again", async () => {
    const { workspaceId, which } = await withPapers(CERTIFICATE);
    const [chip] = await factsIn(workspaceId, which.documentId);
    if (!chip || chip.fact.kind !== "microchip") throw new Error("The paper was read otherwise");
    await staff.trpc.health.decide.mutate({ ...which, taken: [chip], discarded: [DOSE] });
    const [entry] = await recordOf(workspaceId);
    if (!entry) throw new Error("Nothing was taken");
    const { version } = await staff.trpc.health.update.mutate({
      workspaceId,
      entryId: entry.id,
      version: entry.version,
      entry: { ...chip.fact, readOn: "2024-01-01" },
      documentId: which.documentId,
    });
    const undo = staff.trpc.health.undecide.mutate({ ...which, keys: [CHIP] });
    expect((await refusalOf(undo)).fault).toBe("stale_version");
    await staff.trpc.health.remove.mutate({ workspaceId, entryId: entry.id, version });
    await staff.trpc.health.undecide.mutate({ ...which, keys: [DOSE] });
    expect(await statesOf(staff, workspaceId, which.documentId)).toMatchObject({
      [CHIP]: "open",
      [DOSE]: "open",
    });
  });
});

describe("[PETREC-08] what a paper says of the pet itself goes into its details by a colleague", () => {
  const PASSPORT = `PET PASSPORT Passport no. DE-27-6098123 Issued on 3 Feb 2023
Name of animal: Testa   Species: dog   Breed: Whippet   Sex: female, spayed   Date of birth: 12 May 2022`;
  const detailsOf = async (workspaceId: number) => {
    const { breed, petBirthDate, pet } = await staff.trpc.workspaces.find.query({ workspaceId });
    return [breed, petBirthDate, pet?.isNeutered, pet?.passportNumber];
  };

  test("with who said it and when, as one change of the pet that tells no number, and it can be undone", async () => {
    const { workspaceId, which } = await withPapers(PASSPORT);
    const before = await detailsOf(workspaceId);
    expect(await statesOf(owner, workspaceId, which.documentId)).toEqual({
      "record eu_pet_passport 2023-02-03": "open",
    });
    const taken = await factsIn(workspaceId, which.documentId);
    expect(taken.map(({ key }) => key)).toEqual([
      "record eu_pet_passport 2023-02-03",
      BIRTH,
      "breed",
      "neutering",
      "passport",
    ]);
    await staff.trpc.health.decide.mutate({ ...which, taken, discarded: [] });
    expect(await detailsOf(workspaceId)).toEqual(["Whippet", "2022-05-12", true, "DE-27-6098123"]);
    const { said, pet } = await staff.trpc.journeys.assess.query({ workspaceId });
    expect(pet).toMatchObject({ breed: "Whippet", birthDate: "2022-05-12", isEntire: false });
    expect(said.map(({ fact }) => fact).toSorted()).toEqual(["birth_date", "breed", "neutered"]);
    const log = await portal.db.all<{ kind: string; document_id: number; data: string }>(
      sql`select kind, document_id, data from activity where workspace_id = ${workspaceId} and kind = 'pet.updated'`,
    );
    expect(log).toMatchObject([{ document_id: which.documentId }]);
    expect(log[0]?.data).not.toContain("6098123");

    await staff.trpc.health.undecide.mutate({ ...which, keys: taken.map(({ key }) => key) });
    expect(await detailsOf(workspaceId)).toEqual(before);
    expect(new Set(Object.values(await statesOf(staff, workspaceId, which.documentId)))).toEqual(
      new Set(["open"]),
    );
  });

  test("an owner can neither take them nor undo them, and what was changed since is not undone", async () => {
    const { workspaceId, which } = await withPapers(PASSPORT);
    const neutering = { key: "neutering", fact: { kind: "neutering" as const, isNeutered: true } };
    const asOwner = owner.trpc.health.decide.mutate({ ...which, taken: [neutering], discarded: [] });
    expect((await refusalOf(asOwner)).fault).toBe("invalid_input");
    await staff.trpc.health.decide.mutate({ ...which, taken: [neutering], discarded: ["passport"] });
    const undo = { ...which, keys: ["neutering"] };
    expect((await refusalOf(owner.trpc.health.undecide.mutate(undo))).fault).toBe("forbidden");
    const { petVersion } = await staff.trpc.journeys.assess.query({ workspaceId });
    await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: petVersion, isNeutered: false });
    expect((await refusalOf(staff.trpc.health.undecide.mutate(undo))).fault).toBe("stale_version");
  });
});

test("[PETREC-07] papers of one journey that name two chips disagree, and each leads to the other", async () => {
  const other = CERTIFICATE.replace("123 456", "123 457");
  const { workspaceId, papers } = await withPapers(CERTIFICATE, other);
  const found = (await findingsOf(owner, workspaceId)).papers;
  expect(found.map(({ documentId }) => documentId)).toEqual(papers.map(({ id }) => id).toReversed());
  expect(found[0]?.disagreements).toMatchObject([
    {
      about: "microchip",
      value: "826098100123457",
      other: { value: "826098100123456", document: { id: papers[0]?.id } },
    },
  ]);
  expect(found[1]?.disagreements).toEqual([]);
});
