import { billing as copy } from "#web/copy/billing.ts";
import { showToast } from "#web/core/toasts.ts";

import { refusalOf } from "./refusal.ts";

/** What every change of an invoice does with its end: it is told. */
export function useOutcome(done?: (made: { invoiceNumber: string }) => { title: string }) {
  return {
    onSuccess: (made: { invoiceNumber: string }) => {
      if (done) showToast({ ...done(made), kind: "success" });
    },
    onError: (error: unknown) =>
      showToast({ title: copy.failed, description: refusalOf(error), kind: "error" }),
  };
}
