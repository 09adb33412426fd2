import { describe, expect, test } from "vitest";

import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { AUTHORITIES } from "#contracts/rules/destinations/authorities.ts";

import { isUncertain } from "./open-step.ts";
import { listPage, listsOf, pagesOf } from "./rule-pages.ts";
import type { Rule } from "./rule.ts";

/** Ends of addresses that governments alone are given. */
const STATES =
  /(?:^|\.)(?:gov|mil|go\.jp|go\.kr|go\.cr|gouv\.fr|gouv\.mc|gob\.mx|govt\.nz|europa\.eu|admin\.ch|gov\.[a-z]{2})$/u;

/** Authorities, embassies and those who print the law, under names that anybody may have. */
const OTHERS: ReadonlySet<string> = new Set([
  "agrithai.be",
  "athens.thaiembassy.org",
  "environmental-agency.gi",
  "foedevarestyrelsen.dk",
  "inspection.canada.ca",
  "losangelespcg.org",
  "mattilsynet.no",
  "ruokavirasto.fi",
  "waterfordcouncil.ie",
  "www.law.cornell.edu",
  "www.mast.is",
  "www.opsmoacdc.org",
  "www.visitsanmarino.com",
  "www.zoll.de",
  "zoll.de",
]);

function isAuthoritys(url: string): boolean {
  const { host } = new URL(url);
  return STATES.test(host) || OTHERS.has(host);
}

/** The lists by which a step that a person looks at tells an origin's category: nothing goes by them unseen. */
const looked = (rules: readonly Rule[]) =>
  new Set(
    rules
      .filter(({ requirement: { kind }, ...rule }) => kind === "category" && isUncertain(rule))
      .flatMap(listsOf),
  );

describe("who says so", () => {
  test.each(DESTINATIONS)(
    "[RULE-73] what rests on a page of somebody else than an authority is looked at by a person: $name",
    ({ rules }) => {
      const seen = looked(rules);
      const unseen = rules
        .filter((rule) => !isUncertain(rule))
        .flatMap((rule) => {
          const covered = listsOf(rule).filter((list) => seen.has(list));
          const pages = new Set(covered.map((list) => listPage(rule, list).url));
          return pagesOf(rule)
            .filter(({ url }) => !isAuthoritys(url) && !pages.has(url))
            .map(({ url }) => `${rule.id} ${url}`);
        });
      expect(unseen).toEqual([]);
    },
  );

  test.each(Object.values(AUTHORITIES))("where $name begins is its own address", ({ start }) => {
    expect(isAuthoritys(start)).toBe(true);
  });
});
