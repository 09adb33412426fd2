import type { Money } from "#contracts/core/money-shapes.ts";
import type { CARD_WAYS } from "#contracts/payments/terms.ts";

export type Charge = Money & {
  /** Stands for the card; made by the browser's side of the gateway, so that card numbers never reach this server. */
  cardToken: string;
  /** The same one charges once, however often it is asked. */
  attemptId: string;
};

export type ChargeOutcome =
  | { readonly isPaid: true; readonly transactionId: string }
  | { readonly isPaid: false; readonly reason: string };

/** A payment that waits for its card; the secret lets the browser hand the card to the provider, and nothing else. */
export type Intent = { readonly transactionId: string; readonly clientSecret: string };

/** What the provider says of a payment. `open` waits for a card, `under_way` for the bank. */
export type Found =
  | ({ readonly state: "paid"; readonly transactionId: string } & Money)
  | { readonly state: "open" | "under_way"; readonly transactionId: string }
  | { readonly state: "ended" };

type Known = { readonly transactionId: string | null; readonly attemptId: string };

/** Takes payments. A refusal by the bank is an outcome; an error means that nobody knows. */
export type PaymentGateway = {
  readonly way: (typeof CARD_WAYS)[number];
  /** Set where the card is typed into the provider's own form, which is drawn with this key. */
  readonly publishableKey: string | null;
  /** For a token of our own form. */
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** For the provider's form; the same attempt opens the same payment. */
  open: (payment: Money & { attemptId: string }) => Promise<Intent>;
  look: (payment: Known) => Promise<Found>;
  /** Takes back one that is open. What has been paid meanwhile stays paid, and says so. */
  cancel: (payment: Known) => Promise<Found>;
};
