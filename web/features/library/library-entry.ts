import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { compareNames } from "#contracts/core/fold.ts";
import { everyPlace } from "#contracts/rules/country-names.ts";
import { HELD_DESTINATIONS } from "#contracts/rules/destinations/by-place.ts";
import { placeName } from "#contracts/rules/places.ts";
import { requirementsOf } from "#contracts/rules/requirements.ts";
import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates/terms.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { library as copy } from "#web/copy/library.ts";
import { idOf, oneOf } from "#web/core/address.ts";

/** What stands in the fields; several species with a space between them, requirements one a line. */
export type Entry = Record<keyof typeof copy.form, string>;

export function entryOf(begin: LibraryTemplate | null, isCopy: boolean): Entry {
  return {
    name: begin && isCopy ? copy.copyOf(begin.name) : (begin?.name ?? ""),
    description: begin?.description ?? "",
    category: begin?.category ?? LIBRARY_CATEGORIES[0],
    destinationCountry: begin?.destinationCountry ?? "",
    country: begin?.country ?? "",
    origin: begin?.origin ?? "",
    species: begin?.species.join(" ") ?? "",
    ownRequirements: begin?.ownRequirements.join("\n") ?? "",
    estimatedTime: begin?.estimatedTime ?? "",
    difficulty: begin?.difficulty ?? LIBRARY_DIFFICULTIES[1],
    templateId: begin?.templateId ? String(begin.templateId) : "",
  };
}

/** The fields as the contract takes them. */
export function factsOf(entry: Entry) {
  return {
    name: entry.name,
    description: entry.description,
    category: oneOf(LIBRARY_CATEGORIES, entry.category) ?? LIBRARY_CATEGORIES[0],
    destinationCountry: entry.destinationCountry,
    country: entry.country || null,
    origin: entry.origin || null,
    species: speciesOf(entry),
    ownRequirements: entry.ownRequirements
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    estimatedTime: entry.estimatedTime,
    difficulty: oneOf(LIBRARY_DIFFICULTIES, entry.difficulty) ?? LIBRARY_DIFFICULTIES[1],
    templateId: idOf(entry.templateId) ?? null,
  };
}

const speciesOf = ({ species }: Entry) => PET_TYPES.filter((one) => species.split(" ").includes(one));

/** What the rules will add to what is typed. */
export function ruledBy(entry: Entry, today: CalendarDate): string[] {
  const { country, origin } = entry;
  if (country === "" || origin === "") return [];
  const species = speciesOf(entry);
  return requirementsOf(
    { destination: country, origin, species: species.length > 0 ? species : ["dog", "cat"] },
    today,
  );
}

const named = (codes: readonly string[]) =>
  [...new Set(codes)]
    .map((value) => ({ value, label: placeName(value) }))
    .sort((a, b) => compareNames(a.label, b.label));

/** The countries whose rules this product holds. */
export const RULED = named(HELD_DESTINATIONS.flatMap(({ countries }) => countries));
/** Where a journey can start. */
export const ORIGINS = named(everyPlace());
