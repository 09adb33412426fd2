import { desc, eq, sql } from "drizzle-orm";

import type { DocumentReview, DocumentVersion } from "#contracts/documents/shapes.ts";
import { documentReviews, documentVersions, users } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** More than a paper ever has; older ones stay stored and are downloaded by their number. */
const MOST = 200;

/** @throws Fault `not_found` for a missing, a removed and another's document alike. */
export async function findHistory(
  act: Act,
  { documentId }: { documentId: number },
): Promise<{ versions: DocumentVersion[]; reviews: DocumentReview[] }> {
  const { document, also } = await allowDocument(act, documentId, "view", (db) => [
    db
      .select({ version: documentVersions, uploadedBy: users.fullName })
      .from(documentVersions)
      .innerJoin(users, eq(users.id, documentVersions.uploadedById))
      .where(
        sql`${documentVersions.documentId} = ${documentId} and ${documentVersions.number} <= (select current_number from documents where id = ${documentId})`,
      )
      .orderBy(desc(documentVersions.number))
      .limit(MOST),
    db
      .select({ review: documentReviews, reviewedBy: users.fullName })
      .from(documentReviews)
      .innerJoin(users, eq(users.id, documentReviews.reviewerId))
      .where(eq(documentReviews.documentId, documentId))
      .orderBy(desc(documentReviews.id))
      .limit(MOST),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  const [versions, reviews] = also;
  return {
    versions: versions.map(({ version, uploadedBy }) => ({
      number: version.number,
      fileName: version.fileName,
      mediaType: version.mediaType,
      byteSize: version.byteSize,
      uploadedAt: version.createdAt,
      uploadedBy,
    })),
    reviews: reviews.map(({ review, reviewedBy }) => ({
      number: review.number,
      decision: review.decision,
      overruled: act.isStaff ? review.overruled : null,
      // Why something is approved although something speaks against it is the company's own.
      reason: act.isStaff || review.decision !== "approve" ? review.reason : null,
      reviewedAt: review.createdAt,
      reviewedBy,
    })),
  };
}
