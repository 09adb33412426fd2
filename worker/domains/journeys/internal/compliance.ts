import { fold } from "#contracts/core/text.ts";
import type { DocumentStatus } from "#contracts/documents.ts";
import type { ComplianceItem } from "#contracts/journeys.ts";

export type Paper = {
  id: number;
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

const BEST_FIRST: readonly DocumentStatus[] = ["approved", "pending", "needs-review", "rejected"];

/**
 * How each required paper stands by the documents of a journey. A document counts for the paper that its to-do asks for,
 * or that its own name says; the best of several stands for the paper, the newest first among equals.
 */
export function complianceOf(required: readonly string[], papers: readonly Paper[]): ComplianceItem[] {
  return required.map((name) => {
    const fitting = papers.filter((paper) => [paper.askedFor, paper.name].some((text) => isSame(text, name)));
    const [best] = fitting.toSorted((a, b) => BEST_FIRST.indexOf(a.status) - BEST_FIRST.indexOf(b.status));
    return {
      name,
      state: best ? STATE_OF[best.status] : "missing",
      documentId: best?.id ?? null,
      status: best?.status ?? null,
      reason: best?.rejectionReason ?? null,
    };
  });
}

function isSame(text: string | null, name: string): boolean {
  return text !== null && fold(text.trim()) === fold(name.trim());
}
