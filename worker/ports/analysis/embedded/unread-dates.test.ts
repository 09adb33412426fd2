import { describe, expect, test } from "vitest";

import type { AnalysisDraft } from "#contracts/analysis/shapes.ts";

import { certificate, record } from "./corpus/paper-texts.ts";
import { analyse } from "./embedded-analyser.ts";

const judged = (
  documentText: string,
  destinationCountry: AnalysisDraft["destinationCountry"] = "USA",
  documentType: AnalysisDraft["documentType"] = "health_certificate",
) => analyse({ documentText, documentType, destinationCountry }, "2027-03-10");

describe("[RPT-10] a date that could not be read", () => {
  const certificateOf = (issued: string) => judged(certificate({ issued }));
  const recordOf = (
    lines: Parameters<typeof record>[0],
    place: AnalysisDraft["destinationCountry"] = "Germany",
  ) => judged(record(lines), place, "vaccination_record");

  test.for([
    "03/14/26",
    "14.03.26",
    "14 Mar 26",
    "March 2027",
    "03/2027",
    "31/02/2027",
    "12 września 2026",
    "12.III.2027",
    "12/03/2570",
  ])("%s as the date of issue is quoted and asked for, never denied", (written) => {
    const result = certificateOf(written);
    expect(result.validity).toBe("needs_review");
    expect(result.issues.join("\n")).toContain(`a date we could not read: '${written}'`);
    expect(result.issues.join("\n")).not.toMatch(/no date/i);
    expect(result.suggestions[0]).toMatch(/^Which day is it\?/);
    expect(result.confidence).toBeLessThan(1);
  });

  test.for(["March 2029", "03/14/29", "2029", "wrzesień 2029", "2029-03"])(
    "%s as the end of a vaccination is quoted, and nothing is counted in its place",
    (written) => {
      const more = "The vaccination is valid for 1 year.";
      const { validity, issues } = recordOf({ until: `Valid until: ${written}`, more });
      expect(validity).toBe("needs_review");
      expect(issues.join("\n")).toContain(`a date we could not read: '${written}'`);
      expect(issues.join("\n")).not.toMatch(/not said how long|ended|no date/i);
    },
  );

  test("as a dose is neither denied nor left out of the count", () => {
    const doses = "Rabies vaccination given on 03/14/26, Nobivac Rabies, manufacturer MSD, batch A123B01";
    for (const place of ["Germany", "Canada", "Japan"] as const) {
      const { validity, issues } = recordOf({ doses }, place);
      expect(validity).toBe("needs_review");
      expect(issues.join("\n")).toContain("a date we could not read: '03/14/26'");
      expect(issues.join("\n")).not.toMatch(/No date|two rabies doses/);
    }
  });

  test("beside one that has passed keeps a paper from being called over", () => {
    const until = "Valid until 1 Jan 2027\n\nBooster valid until 01/14/28";
    expect(recordOf({ until })).toMatchObject({ validity: "needs_review" });
    const passport = judged(
      "PASSPORT. Passport No 123456789. Date of birth 12 May 1988. Date of expiry 14 JAN 27",
      "USA",
      "passport",
    );
    expect(passport.validity).toBe("needs_review");
    expect(passport.issues.join("\n")).not.toMatch(/No date|expired/);
  });

  test("in other digits is read like any", () => {
    expect(certificateOf("٠٦ Mar ٢٠٢٧").validity).toBe("valid");
    expect(certificateOf("๒๐๒๗-๐๓-๐๖").validity).toBe("valid");
  });

  test("headings and numbers of forms are no dates", () => {
    const form = certificate({
      title: "VETERINARY HEALTH CERTIFICATE 2026",
      more: "Travel form 7001-2 (EU) 2016/429",
    });
    const booklet = `VACCINATION RECORD 2026${record()}`;
    for (const { issues } of [judged(form), judged(booklet, "USA", "vaccination_record")])
      expect(issues.join("\n")).not.toContain("could not read");
  });
});
