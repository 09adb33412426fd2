import type { Document } from "#contracts/documents/shapes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { status } from "#web/copy/status.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";

const copy = workspace.stale;

/** What is different between the task a person saw and the task as it is, a sentence each. */
export function taskChanges(before: Task, after: Task | undefined): string[] {
  if (!after) return [copy.gone];
  const date = (value: string | null) => (value === null ? copy.none : formatDate(value));
  const isReviewNews = before.inReview !== after.inReview && after.status !== "completed";
  return [
    before.status !== after.status && copy.status(status.task(before.status), status.task(after.status)),
    before.dueDate !== after.dueDate && copy.dueDate(date(before.dueDate), date(after.dueDate)),
    before.assignedTo !== after.assignedTo && copy.assignedTo(before.assignedTo, after.assignedTo),
    isReviewNews && copy.review(after.inReview),
  ].filter((change) => change !== false);
}

/** The same of a document. */
export function documentChanges(before: Document, after: Document | undefined): string[] {
  if (!after) return [copy.gone];
  const isNewFile =
    before.fileName !== after.fileName || before.uploadedAt.getTime() !== after.uploadedAt.getTime();
  return [
    before.status !== after.status &&
      copy.status(status.document[before.status], status.document[after.status]),
    isNewFile && copy.file(after.fileName),
    after.rejectionReason !== null &&
      before.rejectionReason !== after.rejectionReason &&
      copy.reason(after.rejectionReason),
  ].filter((change) => change !== false);
}
