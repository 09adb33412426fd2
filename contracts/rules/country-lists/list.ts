import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Country } from "#contracts/rules/types.ts";

/** A list of countries as an authority had it on a day. */
export type CountryList = {
  readonly on: readonly Country[];
  readonly off: readonly Country[];
  /** Regions that may not stand with the country they lie in: somebody has to ask. */
  readonly asked?: readonly Country[];
  /** What holds of a country that it does not name: the authority says so, or somebody has to ask. */
  readonly rest: "on" | "off" | "asked";
  /** Why the rest rule is what it is, in the authority's words or ours. */
  readonly restSays: string;
  readonly source: string;
  readonly url: string;
  /** The list's own date; null where it bears none. */
  readonly dated: CalendarDate | null;
  /** The day it was read. */
  readonly asOf: CalendarDate;
};

export const codes = (text: string): readonly Country[] => text.trim().split(/\s+/);

/** Overseas, and far from the rabies of the country they belong to. */
export const FRENCH_OVERSEAS = codes("GP MQ GF YT");
export const AMERICAN_ISLANDS = codes("AS MP VI");

export const READ_ON = "2026-11-28";
