import type { Rule } from "#contracts/rules/rule.ts";
import type { Confidence, Source } from "#contracts/rules/types.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import { AUTHORITIES, type AuthorityName } from "./authorities.ts";

/** The day on which a source was last held against its rules, where it does not say otherwise. */
const VERIFIED_ON = "2026-11-27";

export const DOG = ["dog"] as const satisfies PetType[];
export const CAT = ["cat"] as const satisfies PetType[];
export const DOG_CAT = ["dog", "cat"] as const satisfies PetType[];
export const DOG_CAT_FERRET = ["dog", "cat", "ferret"] as const satisfies PetType[];
export const BIRD = ["bird"] as const satisfies PetType[];
export const SMALL_AND_COLD = ["rabbit", "hamster", "reptile", "fish", "other"] as const satisfies PetType[];

type Told = Partial<Pick<Source, "url" | "dated" | "verifiedOn" | "isVolatile">>;

/** What a rule rests on. Without the address of the page it leads to where the authority begins, and says so. */
export function source(name: string, by: AuthorityName, confidence: Confidence, told: Told = {}): Source {
  const { name: authority, start } = AUTHORITIES[by];
  const { url, dated = null, verifiedOn = VERIFIED_ON, isVolatile } = told;
  return {
    name,
    authority,
    url: url ?? start,
    leadsTo: url === undefined ? "start" : "page",
    dated,
    verifiedOn,
    confidence,
    ...(isVolatile && { isVolatile }),
  };
}

type Written = Omit<Rule, "inForce" | "doer"> & Partial<Pick<Rule, "inForce" | "doer">>;

/** A rule that is in force for every date the product plans for, and done by a vet, unless it says otherwise. */
export function rule(written: Written): Rule {
  return { doer: "vet", inForce: { from: "2020-01-01" }, ...written };
}

/** What a person has to look up, with a hint. */
export function review(
  id: string,
  title: string,
  species: readonly PetType[],
  hint: string,
  from: Source,
): Rule {
  return rule({
    id,
    title,
    doer: "company",
    applies: { species },
    requirement: { kind: "review", hint },
    source: from,
  });
}
