import type { DocumentReview } from "#contracts/documents/shapes.ts";
import { decision as copy } from "#web/copy/decision.ts";
import { formatDay } from "#web/core/dates.ts";

type Props = { reviews: readonly DocumentReview[]; className?: string | undefined };

/** What the company has said of a paper, and what it has overruled. */
export function Reviews({ reviews, className }: Props) {
  return reviews.map(({ decision, reason, overruled, reviewedAt, reviewedBy }) => (
    <span key={reviewedAt.getTime()} className={className} dir="auto">
      {copy.by(copy.decided[decision], formatDay(reviewedAt), reviewedBy)}
      {reason !== null && `: ${reason}`}
      {overruled !== null && <span dir="auto">{` (${overruled})`}</span>}
    </span>
  ));
}
