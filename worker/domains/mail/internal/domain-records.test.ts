import { expect, test } from "vitest";

import type { Looked } from "#worker/ports/dns/resolver.ts";

import { type Facts, isProven, judgeRecords, lookUpRecords } from "./domain-records.ts";

const FACTS: Facts = {
  domain: "pets.example",
  ownership: "abc",
  dkimPublic: "MIIB+key/==",
  spfMechanism: "include:amazonses.com",
  isSignedByUs: true,
};
const texts = (...values: string[]): Looked => ({ state: "found", values });
const spfOf = (looked: Looked) =>
  judgeRecords(FACTS, { spf: looked }).find(({ purpose }) => purpose === "spf");
const stateOf = (purpose: "dkim" | "dmarc" | "ownership", looked: Looked) =>
  judgeRecords(FACTS, { [purpose]: looked }).find((one) => one.purpose === purpose)?.state;

test("[MAILDOM-03] SPF: one record that names us; another's keeps its words and gets ours; two are none", () => {
  expect(spfOf({ state: "none" })).toMatchObject({
    state: "missing",
    value: "v=spf1 include:amazonses.com ~all",
  });
  expect(spfOf(texts("google-site-verification=x", "V=SPF1 mx +INCLUDE:amazonses.com -all"))).toMatchObject({
    state: "found",
    found: ["V=SPF1 mx +INCLUDE:amazonses.com -all"],
  });
  expect(spfOf(texts("v=spf1 mx include:_spf.google.com -all"))).toMatchObject({
    state: "different",
    value: "v=spf1 include:amazonses.com mx include:_spf.google.com -all",
  });
  expect(spfOf(texts("v=spf1 include:amazonses.com.evil.example ~all"))?.state).toBe("different");
  expect(spfOf(texts("v=spf1 include:amazonses.com ~all", "v=spf1 -all"))?.state).toBe("different");
  expect(spfOf(texts("v=spf10 include:amazonses.com"))?.state).toBe("missing");
});

test("[MAILDOM-03] DKIM, DMARC and ownership: found, different or missing, whatever spaces and case", () => {
  expect(stateOf("dkim", texts("v=DKIM1;k=rsa; p=MIIB+key /=="))).toBe("found");
  expect(stateOf("dkim", texts("v=DKIM1; k=rsa; p=other"))).toBe("different");
  expect(stateOf("dkim", texts("v=DKIM1; k=rsa; p="))).toBe("different");
  expect(stateOf("dkim", { state: "none" })).toBe("missing");
  expect(stateOf("dmarc", texts("v=DMARC1; p=reject; rua=mailto:x@pets.example"))).toBe("found");
  expect(stateOf("dmarc", texts("v=DMARC1; rua=mailto:x@pets.example"))).toBe("different");
  expect(stateOf("ownership", texts("pet-travel-portal-verification=abc"))).toBe("found");
  expect(stateOf("ownership", texts("pet-travel-portal-verification=abcd"))).toBe("different");
  expect(stateOf("ownership", texts("something else"))).toBe("missing");
});

test("[MAILDOM-03] nothing is proven or lost by what nobody could say", () => {
  const all = {
    ownership: texts("pet-travel-portal-verification=abc"),
    spf: texts("v=spf1 include:amazonses.com ~all"),
    dkim: texts("p=MIIB+key/=="),
  };
  expect(isProven(judgeRecords(FACTS, all))).toBe(true);
  expect(isProven(judgeRecords(FACTS, { ...all, spf: { state: "unknown" } }))).toBeNull();
  expect(isProven(judgeRecords(FACTS, { ...all, spf: { state: "none" } }))).toBe(false);
  expect(isProven(judgeRecords({ ...FACTS, isSignedByUs: false }, { ...all, dkim: { state: "none" } }))).toBe(
    true,
  );
});

test("[MAILDOM-03] the policy of a part of a domain is that of the domain above, where it has none", async () => {
  const asked: string[] = [];
  const records = await lookUpRecords(
    (name) => {
      asked.push(name);
      return Promise.resolve(name === "_dmarc.pets.example" ? texts("v=DMARC1; p=none") : { state: "none" });
    },
    { ...FACTS, domain: "mail.pets.example" },
  );
  expect(records.find(({ purpose }) => purpose === "dmarc")?.state).toBe("found");
  expect(asked).not.toContain("_dmarc.example");
});
