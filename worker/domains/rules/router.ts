import { ruleRoutes as route } from "#contracts/rules/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listReviews } from "./list-reviews.ts";
import { reviewSource } from "./review-source.ts";

export const rulesRouter = router({
  reviews: query(route.reviews, listReviews),
  review: mutation(route.review, reviewSource),
});
