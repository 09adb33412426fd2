import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import { dayInWords } from "#contracts/core/day-in-words.ts";
import { SOURCES_HELD } from "#contracts/rules/destinations/sources.ts";
import { sourceKey } from "#contracts/rules/reviews.ts";
import type { KeptReview, ruleRoutes } from "#contracts/rules/routes.ts";
import { sourceReviews } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { toKept } from "./list-reviews.ts";
import { reviewsHeld } from "./review-rows.ts";

type Draft = z.output<typeof ruleRoutes.review.input>;

/**
 * Somebody has read the page and held the rules against it.
 * @throws Fault `not_found` for a page that no rule rests on; `stale_version` where a colleague has reviewed it in the
 * meantime; `invalid_input` for a day to come, or before the one on which the rule or the review before was made.
 */
export async function reviewSource(act: Act, draft: Draft): Promise<KeptReview> {
  const { url, name, on, differs, version } = draft;
  const ofPage = and(eq(sourceReviews.url, url), eq(sourceReviews.name, name));
  const [[before]] = await act.read((db) => [reviewsHeld(db).where(ofPage)]);
  grant(act, "reviewRules");
  const source = SOURCES_HELD.get(sourceKey(draft));
  if (!source) throw new Fault("not_found");
  if ((before?.version ?? 0) !== version) throw new Fault("stale_version");
  const last = before && before.readOn > source.verifiedOn ? before.readOn : source.verifiedOn;
  if (on > act.today) throw badFields({ on: "This day has not come yet" });
  if (on < last)
    throw badFields({ on: `It was last read on ${dayInWords(last)}: enter that day or a later one` });
  const said = { readOn: on, differs };
  if (before && changedOf(before, { ...said, by: act.user.fullName }).isNothing) return toKept(before);
  const kept = { ...said, reviewedAt: act.now, reviewedById: act.who.userId, version: version + 1 };
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select version from source_reviews where url = ${url} and name = ${name}), 0) = ${version}`,
    ),
    db
      .insert(sourceReviews)
      .values({ url, name, ...kept })
      .onConflictDoUpdate({ target: [sourceReviews.url, sourceReviews.name], set: kept }),
    record(act, db, {
      kind: "rules.reviewed",
      subject: name,
      data: {
        ...(before && { before: { readOn: before.readOn, differs: before.differs } }),
        after: { ...said, url },
      },
    }),
    reviewsHeld(db).where(ofPage),
  ]);
  const [row] = answerOf(results);
  if (!row) throw new Fault("not_found");
  return toKept(row);
}
