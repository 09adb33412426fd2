/** The part of an address after `?`, as texts. Each route reads what it knows with a parser of its own. */
export type SearchTexts = Record<string, string>;

export function parseSearch(text: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Leaves out what is undefined, null or empty, so that a default does not stand in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") texts.set(name, value);
    else if (typeof value === "number" || typeof value === "boolean") texts.set(name, String(value));
  }
  const text = texts.toString();
  return text === "" ? "" : `?${text}`;
}

/** `value` where it is one of `known`. */
export function oneOf<const T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** A row's id out of an address; undefined for anything that is not a positive whole number. */
export function idOf(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/**
 * For `validateSearch`: a route stands in the entry, which has no room for readers, so the screen, which comes when it is
 * opened, reads its address itself.
 */
export const readByScreen = <Search>(raw: Record<string, unknown>): Search => raw as Search;
