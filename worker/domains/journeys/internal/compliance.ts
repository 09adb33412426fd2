import { isHandedBack } from "#contracts/documents/handed-back.ts";
import { isPaper } from "#contracts/documents/required-papers.ts";
import type { DocumentStatus } from "#contracts/documents/shapes.ts";
import type { ComplianceItem } from "#contracts/journeys/shapes.ts";

export type Paper = {
  id: number;
  /** The to-do it was uploaded to. */
  taskId: number | null;
  name: string;
  /** The paper its to-do asks for; null where it belongs to none. */
  askedFor: string | null;
  status: DocumentStatus;
  rejectionReason: string | null;
};

const STATE_OF = {
  approved: "met",
  pending: "in_review",
  "needs-review": "in_review",
  rejected: "rejected",
} as const satisfies Record<DocumentStatus, ComplianceItem["state"]>;

const stateOf = (paper: Paper) => (isHandedBack(paper) ? "rejected" : STATE_OF[paper.status]);

const BEST_FIRST: readonly DocumentStatus[] = ["approved", "pending", "needs-review", "rejected"];

/** A to-do of the owner's, and the paper it asks for. */
export type Asking = { taskId: number; title: string; documentName: string | null };

/**
 * How each required paper stands by the documents of a journey. A document counts for the paper that its to-do asks for,
 * or that its own name says; the best of several stands for the paper, the newest first among equals. `asking` are the
 * owner's to-dos that can be opened: one of them is where the paper is brought, or brought anew.
 */
export function complianceOf(
  required: readonly string[],
  papers: readonly Paper[],
  asking: readonly Asking[],
): ComplianceItem[] {
  return required.map((name) => {
    const fitting = papers.filter((paper) => isPaper(paper, name));
    const [best] = fitting.toSorted((a, b) => BEST_FIRST.indexOf(a.status) - BEST_FIRST.indexOf(b.status));
    return {
      name,
      state: best ? stateOf(best) : "missing",
      documentId: best?.id ?? null,
      status: best?.status ?? null,
      reason: best?.rejectionReason ?? null,
      taskId:
        asking.find(({ documentName, title }) => isPaper({ askedFor: documentName, name: title }, name))
          ?.taskId ??
        asking.find(({ taskId }) => taskId === best?.taskId)?.taskId ??
        null,
    };
  });
}
