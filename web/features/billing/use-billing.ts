import { billing as copy } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";

import { refusalOf } from "./refusal.ts";

/** What a change of an invoice makes old: every list and figure it is counted in, and the journey's own view. */
export function useRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    void utils.payments.quote.invalidate();
    await utils.billing.invalidate();
  };
}

/** What every change of an invoice does with its end: the screen reads again, and a refusal is told. */
export function useOutcome(done?: (made: { invoiceNumber: string }) => { title: string }) {
  const refresh = useRefresh();
  return {
    onSuccess: (made: { invoiceNumber: string }) => {
      if (done) showToast({ ...done(made), kind: "success" });
      return refresh();
    },
    onError: (error: unknown) => {
      showToast({ title: copy.failed, description: refusalOf(error), kind: "error" });
      return refresh();
    },
  };
}
