import { widening } from "#contracts/rules/places.ts";
import type { Destination } from "#contracts/rules/rule.ts";
import type { Country } from "#contracts/rules/types.ts";

import { HELD_DESTINATIONS } from "./by-place.ts";

// What takes the place of `all.ts` in the browser, by the condition "on-demand" of package.json's `#rules-held`.

const here = new Map<Country, Destination>();
const fetched = new Map<string, Promise<void>>();

export function destinationOf(place: Country): Destination | undefined {
  for (const one of widening(place)) {
    const found = here.get(one);
    if (found) return found;
  }
  return undefined;
}

/** Settles once the rules of these places are here; the same promise for the same places. */
export function rulesFor(places: readonly Country[]): Promise<void> {
  const key = places.join(" ");
  const before = fetched.get(key);
  if (before) return before;
  const wanted = places.flatMap(widening);
  const coming = Promise.all(
    HELD_DESTINATIONS.filter(({ countries }) => countries.some((one) => wanted.includes(one))).map(
      async ({ countries, load }) => {
        const destination = await load();
        for (const one of countries) here.set(one, destination);
      },
    ),
  ).then(
    () => {},
    (error: unknown) => {
      // A line that was lost is tried again at the next asking.
      fetched.delete(key);
      throw error;
    },
  );
  fetched.set(key, coming);
  return coming;
}
