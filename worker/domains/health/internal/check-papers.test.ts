import { describe, expect, test } from "vitest";

import type { EntryFacts } from "#contracts/health/shapes.ts";

import { checkPapers, decisionKey, type Known } from "./check-papers.ts";

const PAPER = `RABIES VACCINATION CERTIFICATE
Name of animal: Bella    Species: dog    Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022
Vaccinated against rabies on 5 Jan 2026, valid until 4 Jan 2027, batch A482B01`;

const CHIP = { kind: "microchip", code: "826 098 100 123 456", implantedOn: null, readOn: null } as const;
const known: Known = {
  pet: {
    name: "Bella",
    species: "dog",
    birthDate: "2022-05-12",
    breed: null,
    isNeutered: null,
    passportNumber: null,
  },
  entries: [],
  decisions: new Map(),
  today: "2026-12-01",
  isStaff: true,
};
const onRecord = (facts: EntryFacts) => ({ id: 7, facts, document: null });
const paper = (text: string, documentId = 1) => ({
  documentId,
  number: 1,
  name: `Paper ${documentId}`,
  mediaType: "application/pdf" as const,
  isFromPhoto: false,
  text,
});
const check = (more: Partial<Known> = {}, text = PAPER) => {
  const [checked] = checkPapers([paper(text)], { ...known, ...more });
  if (!checked) throw new Error("Nothing was checked");
  return checked;
};
const statesOf = (more: Partial<Known>) => check(more).findings.map(({ key, state }) => [key, state]);

describe("[PETREC-06] papers against the record", () => {
  test("what is on record already is known, however its number is written", () => {
    expect(statesOf({ entries: [onRecord(CHIP)] })).toEqual([
      ["microchip 826098100123456", "known"],
      ["vaccination rabies 2026-01-05", "open"],
      ["birth 2022-05-12", "known"],
    ]);
  });

  test("what was put aside stays so for this file, and is offered again for the next one", () => {
    const key = "vaccination rabies 2026-01-05";
    const aside = (number: number) =>
      new Map([[decisionKey({ documentId: 1, number }, key), "discarded" as const]]);
    expect(statesOf({ decisions: aside(1) })).toContainEqual([key, "discarded"]);
    expect(statesOf({ decisions: aside(2) })).toContainEqual([key, "open"]);
  });

  test("a dose that has not been given yet is not offered, nor a birth date to an owner", () => {
    expect(statesOf({ today: "2025-12-01", isStaff: false }).map(([key]) => key)).toEqual([
      "microchip 826098100123456",
    ]);
  });

  test("another chip, name and birth date quote both sides and lead to both", () => {
    const { disagreements } = check({
      pet: { ...known.pet, name: "Rex", birthDate: "2021-01-01" },
      entries: [onRecord({ ...CHIP, code: "900000000000001" })],
    });
    expect(disagreements).toMatchObject([
      {
        about: "microchip",
        value: "826098100123456",
        quote: expect.stringContaining("826 098 100 123 456") as string,
        other: { value: "900000000000001", entryId: 7, document: null },
      },
      { about: "name", value: "Bella", other: { value: "Rex" } },
      { about: "birth", value: "2022-05-12", other: { value: "2021-01-01" } },
    ]);
  });

  test("a birth date that was mended as it was taken is no disagreement with the same paper", () => {
    const pet = { ...known.pet, birthDate: "2022-05-21" };
    const decided = (decision: "taken" | "discarded") =>
      new Map([[decisionKey({ documentId: 1, number: 1 }, "birth 2022-05-12"), decision]]);
    expect(check({ pet, decisions: decided("discarded") }).disagreements).toMatchObject([{ about: "birth" }]);
    expect(check({ pet, decisions: decided("taken") }).disagreements).toEqual([]);
  });

  test("a call name and the name of the pedigree are one", () => {
    expect(check({ pet: { ...known.pet, name: "Bella vom Ahornhof" } }).disagreements).toEqual([]);
  });

  test("the same dose with another end is said", () => {
    const dose: EntryFacts = {
      kind: "vaccination",
      disease: "rabies",
      givenOn: "2026-01-05",
      validUntil: "2029-01-04",
      product: "",
      batch: "",
      country: null,
    };
    expect(check({ entries: [onRecord(dose)] }).disagreements).toMatchObject([
      { about: "valid_until", value: "2027-01-04", other: { value: "2029-01-04", entryId: 7 } },
    ]);
    // What was read in this very paper, and mended, is no disagreement.
    const mended = { ...onRecord(dose), document: { id: 1, name: "Paper 1" } };
    expect(check({ entries: [mended] }).disagreements).toEqual([]);
  });
});

describe("[PETREC-08] breed, neutering and passport against the pet's details", () => {
  const PASSPORT = `PET PASSPORT Passport no. DE-27-6098123   Issued on 3 Feb 2023
Name of animal: Bella   Species: dog   Breed: German Shepherd   Sex: female, spayed`;
  const details = { breed: "Alsatian", isNeutered: true, passportNumber: "de276098123" } as const;

  test("what the details say in other words is known, and what they lack is offered to a colleague alone", () => {
    const states = (more: Partial<Known>) =>
      check(more, PASSPORT).findings.map(({ key, state }) => [key, state]);
    expect(states({ pet: { ...known.pet, ...details } })).toEqual([
      ["record eu_pet_passport 2023-02-03", "open"],
      ["breed", "known"],
      ["neutering", "known"],
      ["passport", "known"],
    ]);
    expect(states({})).toContainEqual(["neutering", "open"]);
    expect(states({ isStaff: false })).toEqual([["record eu_pet_passport 2023-02-03", "open"]]);
  });

  test("another breed, word on neutering, number or country of issue is said to disagree, with the paper's words", () => {
    const passport = { kind: "record", record: "eu_pet_passport", on: "2023-02-03", country: "FR" } as const;
    const other = { breed: "Boxer", isNeutered: false, passportNumber: "DE-27-6098124" };
    const { disagreements } = check(
      {
        pet: { ...known.pet, ...other },
        entries: [onRecord({ ...passport, time: null, timeZone: null })],
      },
      PASSPORT,
    );
    expect(disagreements.map(({ about, value, other: { value: kept } }) => [about, value, kept])).toEqual([
      ["breed", "German Shepherd", "Boxer"],
      ["neutering", "neutered", "not neutered"],
      ["passport", "DE-27-6098123", "DE-27-6098124"],
      ["issued_in", "Germany", "France"],
    ]);
    expect(disagreements.every(({ quote }) => quote !== null)).toBe(true);
    const asBefore = check({ pet: { ...known.pet, ...details } }, PASSPORT);
    expect(asBefore.disagreements).toEqual([]);
  });

  test("where the details are silent a newer paper is held against the older one", () => {
    const [, newer] = checkPapers(
      [paper(PASSPORT, 1), paper(PASSPORT.replace("German Shepherd", "Boxer"), 2)],
      known,
    );
    expect(newer?.disagreements).toMatchObject([
      { about: "breed", value: "Boxer", other: { value: "German Shepherd", document: { id: 1 } } },
    ]);
  });
});

describe("[PETREC-07] papers against each other", () => {
  const silent = { ...known, pet: { ...known.pet, birthDate: null } };
  const other = PAPER.replaceAll("123 456", "123 457").replace("12 May 2022", "13 May 2022");

  test("where the record is silent, the newer paper is held against the older one", () => {
    const [older, newer] = checkPapers([paper(PAPER, 1), paper(other, 2)], silent);
    expect(older?.disagreements).toEqual([]);
    expect(newer?.disagreements).toMatchObject([
      {
        about: "microchip",
        value: "826098100123457",
        other: { value: "826098100123456", document: { id: 1, name: "Paper 1" } },
      },
      {
        about: "birth",
        value: "2022-05-13",
        other: { quote: expect.stringContaining("12 May 2022") as string },
      },
    ]);
  });

  test("papers of one animal agree, however they write its numbers", () => {
    const same = PAPER.replace("826 098 100 123 456", "826-098-100-123-456");
    const checked = checkPapers([paper(PAPER, 1), paper(same, 2)], silent);
    expect(checked.flatMap(({ disagreements }) => disagreements)).toEqual([]);
  });
});
