import { describe, expect, test } from "vitest";

import { Analysis, type AnalysisDraft } from "#contracts/analysis/shapes.ts";
import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS } from "#contracts/analysis/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";

import { certificate, record } from "./corpus/paper-texts.ts";
import { analyse } from "./embedded-analyser.ts";

const TODAY = "2027-03-10";

const judged = (
  documentText: string,
  destinationCountry: AnalysisDraft["destinationCountry"] = "USA",
  documentType: AnalysisDraft["documentType"] = "health_certificate",
) => analyse({ documentText, documentType, destinationCountry }, TODAY);

const saysOf = ({ issues }: Analysis, part: string) => issues.filter((issue) => issue.includes(part));

describe("[ENT-12] an analysis", () => {
  test.for(ANALYSED_TYPES.flatMap((type) => ANALYSIS_DESTINATIONS.map((place) => [type, place] as const)))(
    "of %s for %s has the shape of the contract, whatever the text",
    ([type, place]) => {
      for (const text of ["x", certificate(), record(), "(((".repeat(5_000), "12/12/2027 ".repeat(5_000)]) {
        const result = analyse(
          { documentText: text.slice(0, LIMITS.documentText), documentType: type, destinationCountry: place },
          TODAY,
        );
        expect(Analysis.parse(result)).toEqual(result);
        expect(result.suggestions.at(-1)).toContain("screening aid");
      }
    },
  );

  test("[DOCS-30] of a photo is less sure of itself and asks to compare the figures", () => {
    const paper = {
      documentText: certificate(),
      documentType: "health_certificate",
      destinationCountry: "USA",
    } as const;
    const [written, seen] = [analyse(paper, TODAY), analyse({ ...paper, isFromPhoto: true }, TODAY)];
    expect(seen.confidence).toBeLessThan(written.confidence);
    expect(seen.suggestions.join()).toContain("compare every figure");
    expect(written.suggestions.join()).not.toContain("compare every figure");
  });

  test("of the longest text of one kind of letter ends soon", () => {
    for (const letter of ["1", " ", "1 ", "chip 1", "a", "\n", "-", "1.1.", "valid until "]) {
      const text = letter.repeat(LIMITS.documentText / letter.length);
      const started = performance.now();
      judged(text);
      expect(performance.now() - started).toBeLessThan(1_500);
    }
  });
});

describe("a health certificate", () => {
  test("that shows everything and is four days old is valid, with the last day for travel", () => {
    const result = judged(certificate());
    expect(result).toMatchObject({ validity: "valid", category: "health", issues: [], confidence: 1 });
    expect(result.suggestions[0]).toContain("2027-03-16");
  });

  test("[CONST-61] is 10 days old at most on the day of travel", () => {
    expect(judged(certificate({ travel: "Departure: 16 Mar 2027" })).validity).toBe("valid");
    const late = judged(certificate({ travel: "Departure: 17 Mar 2027" }));
    expect(late.validity).toBe("invalid");
    expect(late.issues[0]).toContain("11 days old");
    expect(judged(certificate({ issued: "28 Feb 2027" })).validity).toBe("valid");
    expect(judged(certificate({ issued: "27 Feb 2027" })).validity).toBe("invalid");
  });

  test("for Australia is five days old at most, and names the import permit", () => {
    const five = judged(certificate({ issued: "5 Mar 2027", more: "Import permit no. 12345" }), "Australia");
    expect(five.validity).toBe("valid");
    const six = judged(certificate({ issued: "4 Mar 2027", more: "Import permit no. 12345" }), "Australia");
    expect(six.validity).toBe("invalid");
    expect(saysOf(judged(certificate({ issued: "5 Mar 2027" }), "Australia"), "import permit")).toHaveLength(
      1,
    );
  });

  test("on form APHIS 7001 is no entry certificate of the EU or Great Britain", () => {
    for (const [place, validity] of [
      ["Germany", "invalid"],
      ["UK", "invalid"],
      ["USA", "valid"],
    ] as const) {
      expect(
        judged(certificate({ title: "UNITED STATES HEALTH CERTIFICATE, APHIS 7001" }), place).validity,
      ).toBe(validity);
    }
  });

  test("with a date that can be read two ways is for a person to read", () => {
    const result = judged(certificate({ issued: "03/06/2027" }).replace("USDA", "the ministry"));
    expect(result.validity).toBe("needs_review");
    expect(result.issues[0]).toContain("two ways");
  });

  test("issued in the future is invalid", () => {
    expect(judged(certificate({ issued: "11 Mar 2027" })).validity).toBe("invalid");
  });

  test("lacking what it should show says what, and is never called valid", () => {
    const result = judged(certificate().replace(/signature: M. Novak, official stamp/, ""));
    expect(result.validity).toBe("needs_review");
    expect(result.issues).toEqual([
      "The paper does not show a signature.",
      "The paper does not show a stamp or seal.",
    ]);
    expect(result.confidence).toBeLessThan(1);
  });

  test("that is a scrap of text is never read with certainty", () => {
    const result = judged("Health certificate issued 6 Mar 2027");
    expect(result.validity).toBe("needs_review");
    expect(result.confidence).toBeLessThanOrEqual(0.5);
  });

  test("that is something else is noticed", () => {
    expect(
      saysOf(judged(record(), "USA", "health_certificate"), "reads like a vaccination record"),
    ).toHaveLength(1);
  });
});

describe("a microchip number", () => {
  test.for([
    ["985112004567890", "UK", "valid"],
    ["985-112-004-567-890", "UK", "valid"],
    ["985*112*004*567*890", "UK", "valid"],
    ["98511200456789", "UK", "invalid"],
    ["9851120045678901", "UK", "invalid"],
    ["123*456*789", "UK", "needs_review"],
    ["123*456*789", "USA", "valid"],
    ["999000000000001", "USA", "needs_review"],
  ] as const)("%s for %s is %s", ([chip, place, validity]) => {
    expect(judged(certificate({ chip }), place).validity).toBe(validity);
  });

  test("that is missing, or is two, is for a person to look at", () => {
    expect(saysOf(judged(certificate().replace(/Microchip.*\n/, "")), "No microchip")).toHaveLength(1);
    const two = `${certificate()} Transponder 985112004567891`;
    expect(saysOf(judged(two), "More than one microchip")).toHaveLength(1);
  });
});

describe("a vaccination record", () => {
  const of = (text: string, place: AnalysisDraft["destinationCountry"] = "USA") =>
    judged(text, place, "vaccination_record");

  test("with a current rabies vaccination is valid, also on its last day", () => {
    expect(of(record())).toMatchObject({ validity: "valid", category: "vaccination", confidence: 1 });
    expect(of(record({ until: `Valid until ${TODAY}` })).validity).toBe("valid");
  });

  test("whose rabies vaccination has ended is invalid", () => {
    const result = of(record({ until: "Valid until 9 Mar 2027" }));
    expect([result.validity, result.issues[0]]).toEqual([
      "invalid",
      "The rabies vaccination ended on 2027-03-09. The paper says “Valid until 9 Mar 2027”.",
    ]);
  });

  test("without a rabies vaccination is not valid", () => {
    expect(
      of(record({ doses: "Distemper vaccination given on 1 Sep 2026, batch 1, product X" }), "UK").validity,
    ).toBe("needs_review");
  });

  test("with a first dose less than 21 days old names the first day of entry into the EU and Britain", () => {
    const doses = "Rabies vaccination given on 20 Feb 2027, Nobivac, batch 1";
    for (const place of ["UK", "Germany", "France"] as const) {
      const result = of(record({ doses, until: "Valid until 20 Feb 2028" }), place);
      expect(result.validity).toBe("needs_review");
      expect(result.suggestions).toContain("Enter on 2027-03-13 or later.");
    }
    const early = "Rabies vaccination given on 17 Feb 2027, Nobivac, batch 1";
    expect(of(record({ doses: early, until: "Valid until 17 Feb 2028" }), "UK").validity).toBe("valid");
    expect(of(record({ doses: `${doses} booster`, until: "Valid until 20 Feb 2028" }), "UK").validity).toBe(
      "valid",
    );
    expect(of(record({ doses, until: "Valid until 20 Feb 2028" }), "Canada").validity).toBe("valid");
  });

  test("with a dose before the chip does not count where the chip comes first", () => {
    const text = record({ chip: "implanted 2 Oct 2026" });
    for (const [place, validity] of [
      ["UK", "invalid"],
      ["Germany", "invalid"],
      ["Canada", "valid"],
    ] as const) {
      expect(of(text, place).validity).toBe(validity);
    }
    expect(of(record({ chip: "implanted 1 Sep 2026" }), "UK").validity).toBe("valid");
  });

  test("with a dose given too young does not count", () => {
    const young = record({ born: "10 Jun 2026", chip: "implanted 1 Sep 2026" });
    expect(saysOf(of(young, "France"), "83 days old")).toHaveLength(1);
    expect(of(record({ born: "9 Jun 2026", chip: "implanted 1 Sep 2026" }), "France").validity).toBe("valid");
  });

  test("without a written end counts for one year in Canada, and is looked at elsewhere", () => {
    expect(of(record({ until: "" }), "Canada").validity).toBe("valid");
    const old = "Rabies vaccination given on 1 Mar 2026, Nobivac, batch 1";
    expect(of(record({ doses: old, until: "" }), "Canada").validity).toBe("invalid");
    expect(of(record({ until: "" }), "Germany").validity).toBe("needs_review");
  });

  test.for([
    ["0.62 IU/ml", "needs_review"],
    ["0,5 IU/ml", "needs_review"],
    ["0.49 IU/ml", "invalid"],
    ["< 0.5 IU/mL", "invalid"],
    [">= 0.5 IU/mL", "needs_review"],
    ["", "needs_review"],
  ] as const)("for Japan with an antibody test of %s is %s, never plainly valid", ([titer, validity]) => {
    const doses =
      "Rabies vaccination given on 1 Aug 2026, Nobivac, batch 1\nRabies vaccination given on 1 Sep 2026, Nobivac, batch 2";
    expect(of(record({ doses, more: `FAVN ${titer}` }), "Japan").validity).toBe(validity);
  });

  test("for Japan needs two doses", () => {
    expect(saysOf(of(record({ more: "0.6 IU/ml" }), "Japan"), "two rabies doses")).toHaveLength(1);
  });

  test("whose dates contradict each other is invalid", () => {
    expect(of(record({ until: "Valid until 1 Sep 2026" })).validity).toBe("invalid");
    expect(of(record({ born: "1 Oct 2026" })).validity).toBe("invalid");
  });
});

describe("a passport and other papers", () => {
  test("a passport that has expired is invalid, one that has not is valid", () => {
    const text = (expiry: string) =>
      `PASSPORT. Passport No 123456789. Surname WHITFIELD, given names SARAH ANNE. Nationality British citizen. Date of birth 12 May 1988. Place of birth Leeds. Date of issue 1 Jan 2018. Date of expiry ${expiry}. Authority HMPO`;
    expect(judged(text("1 Jan 2028"), "USA", "passport")).toMatchObject({
      validity: "valid",
      category: "travel",
    });
    expect(judged(text("9 Mar 2027"), "USA", "passport").validity).toBe("invalid");
  });

  test("a paper of another kind is always for a person to read, and never read with certainty", () => {
    const result = judged(certificate(), "USA", "other");
    expect(result.validity).toBe("needs_review");
    expect(result.confidence).toBeLessThanOrEqual(0.6);
  });

  test("another species is for a person to judge", () => {
    const text = certificate().replace(/Species: .*\n/, "Species: parrot\n");
    expect(saysOf(judged(text), "Only dogs, cats and ferrets")).toHaveLength(1);
  });
});
