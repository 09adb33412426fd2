import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { readQuestion } from "./faults.ts";

const journey = { origin: "US", destination: "GB", departure: "2027-03-15", arrival: "2027-03-16" };
const asked = (pet: object, more: object = {}) =>
  readQuestion({ today: "2027-01-01", pet: { species: "dog", breed: "Beagle", ...pet }, journey, ...more });
const named = (pet: object, more?: object) => asked(pet, more).faults.map(({ name }) => name);

describe("[RULE-65] a case that cannot be answered is named, and nothing is guessed", () => {
  test("a day that is not in the calendar", () => {
    const { question, faults } = asked({ birthDate: "2027-02-30" });
    expect(question).toBeNull();
    expect(faults).toEqual([{ name: "impossible_date", says: expect.stringContaining("pet.birthDate") }]);
    expect(named({}, { today: "tomorrow" })).toEqual(["impossible_date"]);
  });

  test("an arrival before the departure asks for the local times", () => {
    const { faults } = asked({}, { journey: { ...journey, arrival: "2027-03-14" } });
    expect(faults[0]?.name).toBe("contradicting_papers");
    expect(faults[0]?.says).toContain("local time");
  });

  test("papers of which not both can be right", () => {
    const dose = (validUntil: string) => ({ givenOn: "2026-06-01", validUntil });
    expect(named({ rabiesDoses: [dose("2027-06-01"), dose("2029-06-01")] })).toEqual([
      "contradicting_papers",
    ]);
    expect(named({ rabiesDoses: [dose("2026-05-01")] })).toEqual(["contradicting_papers"]);
    expect(named({ birthDate: "2026-07-01", rabiesDoses: [dose("2027-06-01")] })).toEqual([
      "contradicting_papers",
    ]);
    const sample = (result: number) => ({ drawnOn: "2026-08-01", result });
    expect(named({ samples: [sample(0.4), sample(1.2)] })).toEqual(["contradicting_papers"]);
    const chip = (on: string) => ({ code: "826098100123456", on });
    expect(named({ microchips: [chip("2024-01-01"), chip("2025-01-01")] })).toEqual(["contradicting_papers"]);
  });

  test("days and hours that contradict one another, and hours of no zone", () => {
    const treated = (on: string, at: string) => ({ records: [{ kind: "tapeworm_treatment", on, at }] });
    expect(named(treated("2026-12-20", "2026-12-20T23:30:00-11:00"))).toEqual([]);
    expect(named(treated("2026-12-20", "2026-12-23T09:00:00Z"))).toEqual(["contradicting_papers"]);
    expect(named(treated("2026-12-20", "2026-12-20T09:00:00"))).toEqual(["not_a_case"]);
    expect(named(treated("2026-12-20", "noon"))).toEqual(["not_a_case"]);
    expect(named({}, { journey: { ...journey, arrivalAt: "2027-03-20T09:00:00Z" } })).toEqual([
      "contradicting_papers",
    ]);
    expect(named({ birthDate: "2027-01-02" })).toEqual(["contradicting_papers"]);
    const read = { code: "826098100123456", on: "2026-05-01", readOn: "2026-04-01" };
    expect(named({ microchips: [read] })).toEqual(["contradicting_papers"]);
  });

  test("a country that nobody knows, and a number of pets that nobody has", () => {
    expect(named({}, { journey: { ...journey, origin: "UK" } })).toEqual(["not_a_case"]);
    expect(named({}, { journey: { ...journey, origin: "QX" } })).toEqual(["not_a_case"]);
    expect(named({}, { journey: { ...journey, origin: "XK" } })).toEqual([]);
    expect(named({}, { journey: { ...journey, petCount: 0 } })).toEqual(["not_a_case"]);
  });

  test("a breed that the table does not know is asked, and the rest is answered", () => {
    const { question, faults } = asked({ breed: "Gooberhound" });
    expect(question).not.toBeNull();
    expect(faults).toEqual([{ name: "unknown_breed", says: expect.stringContaining("Gooberhound") }]);
    expect(named({ breed: "Labrador x Poodle" })).toEqual([]);
  });

  test("what is no case at all", () => {
    expect(readQuestion(7).faults.map(({ name }) => name)).toContain("not_a_case");
    expect(named({ colour: "brown" })).toEqual(["not_a_case"]);
    expect(named({}, { journey: { ...journey, destination: "Britain" } })).toEqual(["not_a_case"]);
  });
});

describe("[RULE-65] npm run rules -- --case FILE.json", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "case-"));
  const run = (name: string, json: unknown) => {
    const file = path.join(folder, name);
    writeFileSync(file, typeof json === "string" ? json : JSON.stringify(json));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve("worker/answer-case.ts"), "--case", file],
      { encoding: "utf8" },
    );
    return { status, stdout, stderr };
  };

  test("prints verdict, steps, what they rest on and the sources", () => {
    const { status, stdout } = run("case.json", {
      today: "2027-01-01",
      pet: {
        species: "dog",
        breed: "XL Bully",
        birthDate: "2020-01-01",
        microchips: [{ code: "826098100123456", on: "2024-01-01" }],
        rabiesDoses: [{ givenOn: "2026-06-01", validUntil: "2027-06-01" }],
      },
      journey,
    });
    expect(status).toBe(0);
    expect(stdout).toContain("verdict: may_not_on_this_date");
    expect(stdout).toMatch(/missing\s+GB-9/);
    expect(stdout).toMatch(/source: .*read 2026-/);
    expect(stdout).toContain("https://");
  });

  test("a reader that has read enough is no fault", () => {
    const [command, file] = [
      path.resolve("worker/answer-case.ts"),
      path.resolve("contracts/rules/cases/australia.json"),
    ];
    const { stdout, stderr } = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" "${command}" --case "${file}" | head -n 1`],
      {
        encoding: "utf8",
      },
    );
    expect(stdout.trim()).not.toBe("");
    expect(stderr).toBe("");
  });

  test("a fault is said by its name, and the command fails", () => {
    expect(run("bad.json", "{")).toMatchObject({ status: 1, stderr: expect.stringContaining("not_a_case") });
    const { status, stderr } = run("date.json", {
      today: "2027-13-01",
      pet: { species: "dog" },
      journey,
    });
    expect(status).toBe(1);
    expect(stderr).toContain("impossible_date: today");
  });
});
