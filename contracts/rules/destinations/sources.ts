import { sourceKey } from "#contracts/rules/reviews.ts";
import { pagesOf } from "#contracts/rules/rule-pages.ts";
import type { Source } from "#contracts/rules/types.ts";

import { DESTINATIONS } from "./all.ts";

/** Every page that a rule of this product rests on, by its key. */
export const SOURCES_HELD: ReadonlyMap<string, Source> = new Map(
  DESTINATIONS.flatMap(({ rules }) => rules.flatMap(pagesOf)).map((source) => [sourceKey(source), source]),
);
