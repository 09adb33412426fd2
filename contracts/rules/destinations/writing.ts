import type { Rule } from "#contracts/rules/rule.ts";
import type { Confidence, Source } from "#contracts/rules/types.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

/** The day all rules were held against their sources for the first version of this table. */
const VERIFIED_ON = "2026-11-27";

export const DOG = ["dog"] as const satisfies PetType[];
export const CAT = ["cat"] as const satisfies PetType[];
export const DOG_CAT = ["dog", "cat"] as const satisfies PetType[];
export const DOG_CAT_FERRET = ["dog", "cat", "ferret"] as const satisfies PetType[];
export const BIRD = ["bird"] as const satisfies PetType[];
export const SMALL_AND_COLD = ["rabbit", "hamster", "reptile", "fish", "other"] as const satisfies PetType[];

export function source(name: string, confidence: Confidence, isVolatile = false): Source {
  return { name, verifiedOn: VERIFIED_ON, confidence, ...(isVolatile && { isVolatile }) };
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
