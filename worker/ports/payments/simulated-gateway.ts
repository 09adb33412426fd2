import type { Charge, ChargeOutcome, PaymentGateway } from "./gateway.ts";

/** The one card that is refused, so that a refusal can be seen too. */
const REFUSED_TOKEN = "tok_refused";

/** Takes its time and then always pays, but for one token. No money moves. */
export function simulatedGateway(delayMs: number): PaymentGateway {
  return {
    charge: async ({ attemptId, cardToken }: Charge): Promise<ChargeOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (cardToken === REFUSED_TOKEN) return { isPaid: false, reason: "The bank has refused the card." };
      return { isPaid: true, transactionId: `sim_${attemptId}` };
    },
  };
}
