import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates/terms.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { oneOf } from "#web/core/address.ts";

import type { LibraryFilter } from "./filter-library.ts";

/** The limits that "Ready within" offers, in days. */
export const TIME_LIMITS = [14, 30, 60] as const;

/** What of the Template Library stands in the address. */
export type LibrarySearch = {
  q?: string | undefined;
  category?: LibraryFilter["category"] | undefined;
  destination?: string | undefined;
  difficulty?: LibraryFilter["difficulty"] | undefined;
  species?: LibraryFilter["species"] | undefined;
  days?: number | undefined;
  show?: "archived" | undefined;
};

export function readLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  return {
    q: textOf(raw["q"]),
    category: oneOf(LIBRARY_CATEGORIES, raw["category"]),
    destination: textOf(raw["destination"]),
    difficulty: oneOf(LIBRARY_DIFFICULTIES, raw["difficulty"]),
    species: oneOf(PET_TYPES, raw["species"]),
    days: TIME_LIMITS.find((limit) => String(limit) === String(raw["days"])),
    show: oneOf(["archived"], raw["show"]),
  };
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What the address says. */
export function filterOf(search: LibrarySearch): LibraryFilter {
  return {
    search: search.q ?? "",
    category: search.category ?? "all",
    difficulty: search.difficulty ?? null,
    withinDays: search.days ?? null,
    destination: search.destination ?? null,
    species: search.species ?? null,
  };
}
