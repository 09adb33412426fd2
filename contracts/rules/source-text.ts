import { dayInWords } from "#contracts/core/day-in-words.ts";

import type { Source } from "./types.ts";

/** Where a rule can be read and who last did, for what is text alone: a task, a calendar, a template. */
export function sourceText({ name, authority, dated, verifiedOn, review, url }: Source): string {
  const isReviewed = review && review.on >= verifiedOn;
  const said = [
    `Source: ${name}`,
    authority,
    dated ? `of ${dayInWords(dated)}` : "",
    isReviewed
      ? `reviewed ${review.by === null ? "" : `by ${review.by} `}on ${dayInWords(review.on)}`
      : `read on ${dayInWords(verifiedOn)}`,
  ].filter((part) => part !== "");
  return `${said.join(", ")}. ${url}`;
}
