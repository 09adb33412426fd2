import { useRef } from "react";

import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";

import type { ProviderForm } from "./use-provider-form.ts";

/** `error` is null where the form itself says beside its fields what is missing. */
type Outcome = { paid: PaymentResult } | { error: string | null; help: string };

/** Pays through the provider's form. Never throws; the same payment is gone on with until its outcome is known. */
export function useProviderPayment(
  taskId: number,
  form: Pick<ProviderForm, "check" | "confirm">,
): () => Promise<Outcome> {
  const attempt = useRef<string | null>(null);
  const utils = trpc.useUtils();
  const opening = trpc.payments.openCard.useMutation();
  const finishing = trpc.payments.finishCard.useMutation({ meta: { isReadByCaller: true } });

  const paidAlready = async () => {
    try {
      return (await utils.payments.quote.fetch({ taskId }, { staleTime: 0 })).paid;
    } catch {
      return null;
    }
  };
  const refused = async (error: unknown): Promise<Outcome> => {
    const code = codeOf(error);
    if (code === "payment_failed") return { error: copy.failed, help: copy.declinedHelp };
    const paid = code === null ? null : await paidAlready();
    if (paid) return { paid };
    if (code === "unauthorized") return { error: copy.failed, help: copy.signInHelp };
    const isUnknown = code === null || code === "unavailable" || code === "internal";
    return { error: copy.failed, help: isUnknown ? copy.failedHelp : sentenceOf(error) };
  };

  return async () => {
    if ((await form.check()) !== null) return { error: null, help: "" };
    attempt.current ??= crypto.randomUUID();
    const payment = { taskId, requestId: attempt.current };
    try {
      const { clientSecret } = await opening.mutateAsync(payment);
      const problem = await form.confirm(clientSecret);
      if (problem !== null) return { error: copy.failed, help: problem };
    } catch (error) {
      // One that was given up meanwhile is opened anew at the next press.
      if (codeOf(error) === "payment_failed") attempt.current = null;
      return refused(error);
    }
    try {
      return { paid: await finishing.mutateAsync(payment) };
    } catch (error) {
      return refused(error);
    }
  };
}
