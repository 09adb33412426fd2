import type { KeptReview } from "#contracts/rules/routes.ts";
import type { Act } from "#worker/core/act.ts";

import { reviewsHeld, type ReviewRow, toReview } from "./review-rows.ts";

/** Whoever plans without an account is told of the day, and not of the person. */
export async function listReviews(act: Act): Promise<KeptReview[]> {
  const [rows] = await act.read((db) => [reviewsHeld(db)]);
  const isKnown = act.circumstances.claims !== null;
  return rows.map(toKept).map((kept) => (isKnown ? kept : { ...kept, review: { ...kept.review, by: null } }));
}

export const toKept = (row: ReviewRow): KeptReview => ({ ...toReview(row), version: row.version });
