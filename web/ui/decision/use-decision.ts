import type { DocumentReview } from "#contracts/documents/shapes.ts";
import { decision as copy } from "#web/copy/decision.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";

/** Why a decision was not taken: in a sentence, and what the server wants explained where it is that. */
export type Refused = { said: string; asked: string | null };
export type Decide = (decision: DocumentReview["decision"], reason: string) => Promise<Refused | null>;

/** The company's word on a document; shown only once the server has taken it. */
export function useDecision({ id, name }: { id: number; name: string }, withVersion: WithVersion) {
  const review = trpc.documents.review.useMutation();
  const decide: Decide = async (decision, reason) => {
    const said = { documentId: id, decision, ...(reason.trim() !== "" && { reason }) };
    try {
      await withVersion((version) => review.mutateAsync({ ...said, version }));
      showToast({ kind: "success", title: copy.done[decision], description: copy.doneText(name) });
      return null;
    } catch (error) {
      const asked = fieldErrorsOf(error)["reason"] ?? null;
      const refused = { said: asked ?? sentenceOf(error), asked };
      showToast({ kind: "error", title: copy.failed, description: refused.said });
      return refused;
    }
  };
  return { decide, isBusy: review.isPending };
}
