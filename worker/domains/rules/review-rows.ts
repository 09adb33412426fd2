import { asc, eq } from "drizzle-orm";

import type { NamedReview } from "#contracts/rules/reviews.ts";
import type { Db } from "#db/client.ts";
import { sourceReviews, users } from "#db/schema.ts";

/** The last review of every page; there are no more of them than pages. */
export function reviewsHeld(db: Db) {
  return db
    .select({
      url: sourceReviews.url,
      name: sourceReviews.name,
      readOn: sourceReviews.readOn,
      differs: sourceReviews.differs,
      version: sourceReviews.version,
      by: users.fullName,
    })
    .from(sourceReviews)
    .innerJoin(users, eq(users.id, sourceReviews.reviewedById))
    .orderBy(asc(sourceReviews.id));
}

export type ReviewRow = Awaited<ReturnType<typeof reviewsHeld>>[number];

export const toReview = ({ url, name, readOn, by, differs }: ReviewRow): NamedReview => ({
  url,
  name,
  review: { on: readOn, by, differs },
});
