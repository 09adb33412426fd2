import { sourceKey } from "#contracts/rules/reviews.ts";
import type { Rule } from "#contracts/rules/rule.ts";
import type { Source } from "#contracts/rules/types.ts";

import { DESTINATIONS } from "./all.ts";

/** The pages that a rule rests on; the parts of a chain may have pages of their own. */
export function sourcesOf({ source, requirement }: Pick<Rule, "source" | "requirement">): Source[] {
  const parts = requirement.kind === "rabies-chain" ? Object.values(requirement.sources ?? {}) : [];
  return [source, ...parts];
}

/** Every page that a rule of this product rests on, by its key. */
export const SOURCES_HELD: ReadonlyMap<string, Source> = new Map(
  DESTINATIONS.flatMap(({ rules }) => rules.flatMap(sourcesOf)).map((source) => [sourceKey(source), source]),
);
