import type { Money } from "#contracts/core/money.ts";

export type Charge = Money & {
  /** Stands for the card; made by the gateway's own form, so that card numbers never reach this server. */
  cardToken: string;
  /** The same one charges once, however often it is asked. */
  attemptId: string;
};

export type ChargeOutcome =
  | { readonly isPaid: true; readonly transactionId: string }
  | { readonly isPaid: false; readonly reason: string };

/** Takes a payment. A refusal by the bank is an outcome; an error means that nobody knows. */
export type PaymentGateway = {
  charge: (charge: Charge) => Promise<ChargeOutcome>;
};
