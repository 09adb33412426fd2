import type { Source, SourceReview } from "./types.ts";

/** Longest account of what a page says otherwise. */
export const DIFFERENCE_MAX = 1000;

/** A review of a page that rules rest on; the page is told by its address and its name. */
export type NamedReview = Pick<Source, "url" | "name"> & { readonly review: SourceReview };

/** Where an authority begins, several pages have one address. */
export const sourceKey = ({ url, name }: Pick<Source, "url" | "name">): string => `${url} ${name}`;

/** The page as it was last read by a person of the company; what was read before the rules were written anew is over. */
export function reviewed(source: Source, reviews: readonly NamedReview[]): Source {
  const key = sourceKey(source);
  const found = reviews.find((one) => sourceKey(one) === key);
  return found && found.review.on >= source.verifiedOn ? { ...source, review: found.review } : source;
}
