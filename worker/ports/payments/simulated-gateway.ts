import type { Charge, ChargeOutcome, PaymentGateway } from "./gateway.ts";

/** The one card that is refused, so that a refusal can be seen too. */
const REFUSED_TOKEN = "tok_refused";

/** Takes its time and then always pays, but for one token. No money moves, and it keeps nothing: what it is asked about is open. */
export function simulatedGateway(delayMs: number): PaymentGateway {
  return {
    way: "simulated",
    publishableKey: null,
    charge: async ({ attemptId, cardToken }: Charge): Promise<ChargeOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (cardToken === REFUSED_TOKEN) return { isPaid: false, reason: "The bank has refused the card." };
      return { isPaid: true, transactionId: `sim_${attemptId}` };
    },
    open: ({ attemptId }) =>
      Promise.resolve({ transactionId: `sim_${attemptId}`, clientSecret: `sim_${attemptId}_secret` }),
    look: ({ attemptId }) => Promise.resolve({ state: "open", transactionId: `sim_${attemptId}` }),
    cancel: () => Promise.resolve({ state: "ended" }),
  };
}
