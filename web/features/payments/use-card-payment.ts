import { useRef } from "react";

import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";

import type { CardEntry } from "./card-fields.ts";
import { tokenOf } from "./card-token.ts";

/** One try to pay: the same key and token until its outcome is known, so that a retry after a lost answer pays once. */
type Attempt = { requestId: string; cardToken: string; card: string };

type Outcome = { paid: PaymentResult } | { error: string; help: string };

/** Pays with a card. Never throws: what went wrong comes back as the catalogue's sentence and what to do about it. */
export function useCardPayment(taskId: number): (card: CardEntry) => Promise<Outcome> {
  const attempt = useRef<Attempt | null>(null);
  const utils = trpc.useUtils();
  const payByCard = trpc.payments.payByCard.useMutation({ meta: { isReadByCaller: true } });

  /** What the database says; null where it cannot be asked or nothing is paid. */
  const paidAlready = async () => {
    try {
      return (await utils.payments.quote.fetch({ taskId }, { staleTime: 0 })).paid;
    } catch {
      return null;
    }
  };

  return async (card) => {
    const typed = JSON.stringify(card);
    if (attempt.current && attempt.current.card !== typed) {
      // Another card after a try of unknown outcome: that try may have gone through.
      const paid = await paidAlready();
      if (paid) return { paid };
      attempt.current = null;
    }
    attempt.current ??= { requestId: crypto.randomUUID(), cardToken: tokenOf(card.number), card: typed };
    const { requestId, cardToken } = attempt.current;
    try {
      return { paid: await payByCard.mutateAsync({ taskId, cardToken, requestId }) };
    } catch (error) {
      const code = codeOf(error);
      if (code === "payment_failed") {
        attempt.current = null;
        return { error: copy.failed, help: copy.declinedHelp };
      }
      const paid = code === null ? null : await paidAlready();
      if (paid) return { paid };
      if (code === "unauthorized") return { error: copy.failed, help: copy.signInHelp };
      const isUnknown = code === null || code === "unavailable" || code === "internal";
      return { error: copy.failed, help: isUnknown ? copy.failedHelp : copy.refusedHelp };
    }
  };
}
