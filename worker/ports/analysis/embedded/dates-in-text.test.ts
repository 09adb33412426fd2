import { describe, expect, test } from "vitest";

import { datesIn } from "./dates-in-text.ts";

const datesOf = (text: string) => datesIn(text).map(({ date }) => date);

describe("a date on a paper", () => {
  test.for([
    ["2027-03-12", "2027-03-12"],
    ["2027/03/12", "2027-03-12"],
    ["2027.3.12", "2027-03-12"],
    ["25/03/2027", "2027-03-25"],
    ["03/25/2027", "2027-03-25"],
    ["25.03.2027", "2027-03-25"],
    ["05-05-2027", "2027-05-05"],
    ["12 Mar 2027", "2027-03-12"],
    ["12th March 2027", "2027-03-12"],
    ["12-Mar-2027", "2027-03-12"],
    ["March 12, 2027", "2027-03-12"],
    ["Sept. 1 2027", "2027-09-01"],
    ["12. März 2027", "2027-03-12"],
    ["3 août 2027", "2027-08-03"],
    ["12 de marzo de 2027", "2027-03-12"],
    ["1º de enero del 2027", "2027-01-01"],
    ["12/Mar/2027", "2027-03-12"],
  ] as const)("%s is %s", ([written, date]) => {
    expect(datesOf(`on ${written}.`)).toEqual([date]);
  });

  test.for([
    "03/14/26",
    "14.03.26",
    "26-03-14",
    "14 Mar 26",
    "14-MAR-'26",
    "Mar 14, 26",
    "March 2029",
    "Mar. 2029",
    "March '29",
    "marzo de 2029",
    "März 2029",
    "03/2029",
    "2029-03",
    "2029年3月",
    "令和11年3月",
    "14 March",
    "2027-02-30",
    "31/04/2027",
    "45 Mar 2027",
    "13/13/2027",
    "12/03/2570",
  ])("[RPT-10] %s is one that is quoted and not guessed", (written) => {
    expect(datesIn(`on ${written}.`).map(({ text, date }) => [text.trim().replace(/\.$/, ""), date])).toEqual(
      [[written, null]],
    );
  });

  test.for([
    "12 Foo 2027",
    "981 000 300 456 789",
    "04.12.33.44.55",
    "有効期間3年",
    "version 1.2.100",
    "10:30:15",
    "(EU) 2016/429",
    "5 mg",
  ])("%s is none", (written) => {
    expect(datesOf(written)).toEqual([]);
  });

  test("that can be read two ways is not guessed", () => {
    expect(datesOf("given 03/04/2027")).toEqual([null]);
  });

  test("is read in the order of the paper's other dates, or of its country's form", () => {
    expect(datesOf("03/04/2027 until 25/03/2030")).toEqual(["2027-04-03", "2030-03-25"]);
    expect(datesOf("03/04/2027 until 03/25/2030")).toEqual(["2027-03-04", "2030-03-25"]);
    expect(datesOf("USDA APHIS 03/04/2027")).toEqual(["2027-03-04"]);
    expect(datesOf("EU pet passport 03/04/2027")).toEqual(["2027-04-03"]);
    expect(datesOf("USDA 25/03/2027 and 03/25/2027, 03/04/2027")).toEqual(["2027-03-25", "2027-03-25", null]);
  });

  test("of several stands in the order of the text", () => {
    expect(datesOf("born 1 May 2020, chipped 2020-06-01, vaccinated June 2, 2020")).toEqual([
      "2020-05-01",
      "2020-06-01",
      "2020-06-02",
    ]);
  });
});
