import { describe, expect, test } from "vitest";

import { readPaper } from "./read-paper.ts";
import { recordIn } from "./read-record.ts";

const saidIn = (text: string) => recordIn(readPaper(text)).pet;
const factsIn = (text: string) => saidIn(text).map(({ value }) => value);
const breedIn = (text: string) => factsIn(text).flatMap((fact) => (fact.kind === "breed" ? fact.breed : []));
const neuteringIn = (text: string) =>
  factsIn(text).flatMap((fact) => (fact.kind === "neutering" ? fact.isNeutered : []));
const numberIn = (text: string) =>
  factsIn(text).flatMap((fact) => (fact.kind === "passport" ? fact.passportNumber : []));
const passportIn = (text: string) =>
  recordIn(readPaper(text)).entries.filter(({ value }) => value.kind === "record");

const PASSPORT = `EUROPEAN UNION   PET PASSPORT / HEIMTIERAUSWEIS   Passport no. DE-27-6098123
II. Animal: Luna   Species: dog   Breed: Whippet   Sex: female, spayed   Date of birth: 09/11/2022
IV. Issued on 3 Feb 2023 by Dr. A. Roth, Bonn`;

describe("[PETREC-08] breed, neutering and passport are read from papers", () => {
  test("each with the paper's own words for it", () => {
    expect(saidIn(PASSPORT)).toEqual([
      {
        value: { kind: "birth", bornOn: "2022-11-09" },
        quote: expect.stringContaining("09/11/2022") as string,
      },
      { value: { kind: "breed", breed: "Whippet" }, quote: "Breed: Whippet" },
      { value: { kind: "neutering", isNeutered: true }, quote: "Sex: female, spayed" },
      { value: { kind: "passport", passportNumber: "DE-27-6098123" }, quote: "Passport no. DE-27-6098123" },
    ]);
    expect(passportIn(PASSPORT)).toEqual([
      {
        value: expect.objectContaining({
          record: "eu_pet_passport",
          on: "2023-02-03",
          country: "DE",
        }) as object,
        quote: expect.stringContaining("3 Feb 2023") as string,
      },
    ]);
  });

  test.each([
    ["Breed: Golden Retriever   Colour: gold", ["Golden Retriever"]],
    ["Rasse: Deutscher Schäferhund, Rüde", ["Deutscher Schäferhund"]],
    ["Race : Berger Australien\nSexe : mâle", ["Berger Australien"]],
    ["Raza: Mestizo", ["Mestizo"]],
    ["犬種：柴犬", ["柴犬"]],
    // A cross is never cut down to one of its parents.
    ["Breed: Labrador / Pit Bull cross", ["Labrador / Pit Bull cross"]],
    ["Breed: Labrador, Pit Bull", ["Labrador, Pit Bull"]],
    ["Breed (as registered): Boxer x Staffordshire", ["Boxer x Staffordshire"]],
    ["Breed:            Sex: male", []],
    ["Breed: ________", []],
    ["Breed: unknown", []],
    ["Crossbreed: no", []],
    ["Breed: Boxer\nBreed: Beagle", []],
    ["Breed: Boxer\nBREED: BOXER", ["Boxer"]],
  ])("breed of %j", (text, breed) => expect(breedIn(text)).toEqual(breed));

  test.each([
    ["Neutered: yes", [true]],
    ["Spayed/Neutered: No", [false]],
    ["Kastriert: nein", [false]],
    ["Stérilisé : oui", [true]],
    ["Sex: MN", [true]],
    ["Sex: F/S   Age: 3 years", [true]],
    ["Sex: male (castrated)", [true]],
    ["Sex: male, entire", [false]],
    ["Geschlecht: Rüde, nicht kastriert", [false]],
    ["Sexo: hembra esterilizada", [true]],
    ["性別：オス（去勢済）", [true]],
    ["Sex: female", []],
    ["Sex: male / male neutered / female / female spayed", []],
    ["Neutered: yes / no", []],
    ["Neutered: ☐ yes ☒ no", []],
    ["Neutered:", []],
    ["Test for Brucella, dogs that are not neutered", []],
    ["Neutered: yes\nSex: male, entire", []],
  ])("neutering of %j", (text, said) => expect(neuteringIn(text)).toEqual(said));

  test.each([
    ["Pet passport number: FR 0123456789 Species: dog", ["FR 0123456789"]],
    ["Heimtierausweis-Nr.: AT040 123456 Hund", ["AT040 123456"]],
    ["Dog. Passport no. CH-756-11223 issued on 3 Feb 2023", ["CH-756-11223"]],
    ["Dog. Passport no. CH756112233 12.03.2020", ["CH756112233"]],
    ["Dog. Passport no. ______", []],
    ["UNITED KINGDOM PASSPORT Passport No. 123456789 Surname WHITFIELD", []],
    ["Dog. Passport no. DE 2760981 and passport no. DE 2760982", []],
  ])("passport number of %j", (text, number) => expect(numberIn(text)).toEqual(number));

  test.each([
    ["PET PASSPORT Dog\nIssuing country: Ireland\nDate of issue: 3 Feb 2023", "IE"],
    ["PET PASSPORT no. FR 12345678, dog. Country of issue: Germany. Issued on 3 Feb 2023", null],
    ["PET PASSPORT, dog. Issued on 3 Feb 2023", null],
  ])("passport issued in, of %j", (text, country) =>
    expect(passportIn(text)).toMatchObject([{ value: { on: "2023-02-03", country } }]),
  );

  test("a person's passport, one of two days of issue and one that was only examined offer none", () => {
    expect(passportIn("PASSPORT Surname WHITFIELD Date of issue: 3 Feb 2020")).toEqual([]);
    expect(passportIn("PET PASSPORT dog. Issued on 3 Feb 2023. Issued on 5 Mar 2024")).toEqual([]);
    expect(passportIn("PET PASSPORT dog. Clinical examination 3 Feb 2023")).toEqual([]);
  });
});
