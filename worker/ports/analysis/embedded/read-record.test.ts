import { describe, expect, test } from "vitest";

import { readPaper } from "./read-paper.ts";
import { recordIn } from "./read-record.ts";

const read = (text: string) => recordIn(readPaper(text));
const entriesOf = (text: string) => read(text).entries.map(({ value }) => value);

const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Bella    Species: dog    Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022
Vaccinated against rabies on 5 Jan 2026, valid until 4 Jan 2027, Nobivac Rabies, batch A482B01
Veterinarian: J. Doe, signature and stamp`;

describe("[PETREC-06] what a paper says for a health record", () => {
  test("chip, birth, name and dose of a certificate, each with the words it rests on", () => {
    const { names, pet, entries } = read(CERTIFICATE);
    expect(names.map(({ value }) => value)).toEqual(["Bella"]);
    expect(pet).toEqual([{ value: { kind: "birth", bornOn: "2022-05-12" }, quote: "birth: 12 May 2022" }]);
    expect(entries.map(({ value }) => value)).toEqual([
      { kind: "microchip", code: "826098100123456", implantedOn: "2022-08-03", readOn: null },
      {
        kind: "vaccination",
        disease: "rabies",
        product: "Nobivac Rabies",
        batch: "A482B01",
        givenOn: "2026-01-05",
        validUntil: "2027-01-04",
        country: null,
      },
    ]);
    expect(entries.at(-1)?.quote).toContain("5 Jan 2026");
  });

  test("each of several doses has its own end, product and batch, and its own disease", () => {
    const doses = entriesOf(`VACCINATION RECORD
Rabies vaccinated on 5 Jan 2024, valid until 4 Jan 2025, Nobivac Rabies, batch A11
Rabies vaccinated on 3 Jan 2025, valid until 2 Jan 2028, Rabisin, batch B22
DHPP vaccinated on 9 Jan 2025, valid until 8 Jan 2026, Nobivac DHPPi, batch C33`);
    expect(doses).toMatchObject([
      { disease: "rabies", givenOn: "2024-01-05", validUntil: "2025-01-04", batch: "A11" },
      {
        disease: "rabies",
        givenOn: "2025-01-03",
        validUntil: "2028-01-02",
        batch: "B22",
        product: "Rabisin",
      },
      { disease: "core", givenOn: "2025-01-09", validUntil: "2026-01-08", batch: "C33" },
    ]);
  });

  test("a laboratory's report gives the sample with its result, below the limit too", () => {
    const report = (result: string) => `RABIES ANTIBODY TITRATION (FAVN)
Laboratory: Kansas State Rabies Laboratory
Sample drawn on 2 Feb 2026, received on 5 Feb 2026
Result: ${result} IU/ml`;
    expect(entriesOf(report("0,62"))).toMatchObject([
      {
        kind: "sample",
        laboratory: "Kansas State Rabies Laboratory",
        drawnOn: "2026-02-02",
        receivedOn: "2026-02-05",
        result: 0.62,
        isBelow: false,
      },
    ]);
    expect(entriesOf(report("< 0.5"))).toMatchObject([{ result: 0.5, isBelow: true }]);
  });

  test("a treatment against tapeworms is one, with its hour, and no vaccination", () => {
    expect(
      entriesOf("Echinococcus treatment: Milbemax, administered on 14/03/2027 at 09:30. Rabies: see page 4"),
    ).toEqual([
      { kind: "record", record: "tapeworm_treatment", on: "2027-03-14", time: "09:30", timeZone: null },
    ]);
  });

  test("German, French and Japanese headings are read as well", () => {
    expect(
      entriesOf("Tollwutimpfung: Impfdatum 05.01.2026, Charge A482B01, gültig bis 04.01.2029"),
    ).toMatchObject([{ disease: "rabies", batch: "A482B01", validUntil: "2029-01-04" }]);
    expect(entriesOf("Vacciné contre la rage le 15.01.2026, Rabisin, lot L77001")).toMatchObject([
      { disease: "rabies", product: "Rabisin", batch: "L77001" },
    ]);
    expect(entriesOf("狂犬病ワクチン 接種年月日 令和8年9月1日 有効期限 令和9年8月31日")).toMatchObject([
      { disease: "rabies", givenOn: "2026-09-01", validUntil: "2027-08-31" },
    ]);
  });

  test("of two chips each is offered with its own words, and a list of animals offers none", () => {
    const { entries } = read(`Microchip 826098100123456, implanted on 3 Aug 2022

Second microchip 900 215 000 123 457`);
    expect(entries).toMatchObject([
      { value: { code: "826098100123456", implantedOn: null } },
      { value: { code: "900215000123457", implantedOn: null }, quote: "microchip 900 215 000 123 457" },
    ]);
    const animals = Array.from({ length: 5 }, (_, n) => `Microchip 82609810012345${n}`);
    expect(entriesOf(animals.join("\n"))).toEqual([]);
  });

  test("what could be one of several, or read two ways, is left to a person", () => {
    expect(entriesOf("Rabies vaccinated on 05/06/2026")).toEqual([]);
    expect(read("Animal: dog, owner M. Ito").names).toEqual([]);
  });
});
