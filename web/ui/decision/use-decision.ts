import type { DocumentReview } from "#contracts/documents/shapes.ts";
import { decision as copy } from "#web/copy/decision.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";

/** Why a decision was not taken: in a sentence, what the server wants explained, and whether nobody knows what the paper says. */
export type Refused = { said: string; asked: string | null; isUnread: boolean };
export type Words = { reason: string; byEye?: boolean };
export type Decide = (decision: DocumentReview["decision"], words: Words) => Promise<Refused | null>;

/** The company's word on a document; shown only once the server has taken it. */
export function useDecision({ id, name }: { id: number; name: string }, withVersion: WithVersion) {
  const review = trpc.documents.review.useMutation();
  const decide: Decide = async (decision, { reason, byEye = false }) => {
    const said = {
      documentId: id,
      decision,
      ...(reason.trim() !== "" && { reason }),
      ...(byEye && { byEye }),
    };
    try {
      await withVersion((version) => review.mutateAsync({ ...said, version }));
      showToast({ kind: "success", title: copy.done[decision], description: copy.doneText(name) });
      return null;
    } catch (error) {
      const { reason: asked = null, byEye: unread } = fieldErrorsOf(error);
      const refused = { said: asked ?? unread ?? sentenceOf(error), asked, isUnread: unread !== undefined };
      // What the form asks for stands in it: a toast would lie on its buttons, and stay under a pointer.
      const isAsked = asked !== null || refused.isUnread;
      if (!isAsked) showToast({ kind: "error", title: copy.failed, description: refused.said });
      return refused;
    }
  };
  return { decide, isBusy: review.isPending };
}
