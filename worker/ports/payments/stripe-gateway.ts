import * as z from "zod";

import { CURRENCIES } from "#contracts/core/currencies.ts";

import type { Found, PaymentGateway } from "./gateway.ts";

export type StripeAccess = { secretKey: string; publishableKey: string; origin: string };

/** The version whose answers are read here; the account's own may be another. */
const VERSION = "2024-06-20";
/** Past this, in milliseconds, nobody knows what became of it; the same attempt may be asked again. */
const PATIENCE_MS = 5_000;
/** A call that failed at once is tried again after these, in milliseconds: the same attempt happens once. */
const TRY_AGAIN_AFTER_MS = [150, 600];

/** The part of a PaymentIntent that is read. */
export const StripeIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int().default(0),
  currency: z.string().transform((code) => code.toUpperCase()),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
});
export type StripeIntent = z.infer<typeof StripeIntent>;

/** The part of a refunded Charge or of a Dispute that is read; both are about a payment. */
export const StripeMoneyBack = z.object({
  payment_intent: z.string(),
  /** Of a charge: all that has been refunded so far. */
  amount_refunded: z.number().int().optional(),
  amount: z.number().int(),
});

const Refusal = z.object({ error: z.object({ code: z.string().nullish(), message: z.string().nullish() }) });
const Search = z.object({ data: z.array(StripeIntent) });
const Currency = z.enum(CURRENCIES);

/** Nobody knows what became of it: no answer, or one that is no answer. */
export class GatewaySilent extends Error {}

class StripeRefused extends Error {
  readonly status: number;
  readonly code: string | null;
  constructor(status: number, text: string) {
    const parsed = Refusal.safeParse(parse(text));
    super(`Stripe ${status}: ${parsed.data?.error.message ?? ""}`);
    this.status = status;
    this.code = parsed.data?.error.code ?? null;
  }
}

/**
 * Stripe over HTTPS. A card goes from Stripe's own form to Stripe; here are only amounts, and what became of them.
 * https://docs.stripe.com/api/payment_intents, checked 28 November 2026.
 */
export function stripeGateway(access: StripeAccess): PaymentGateway {
  const look: PaymentGateway["look"] = async ({ transactionId, attemptId }) => {
    const intent = transactionId
      ? await intentOr(null, () =>
          call(access, "GET", `payment_intents/${encodeURIComponent(transactionId)}`),
        )
      : await findByAttempt(access, attemptId);
    return intent ? foundOf(intent) : { state: "ended" };
  };
  return {
    way: "provider",
    publishableKey: access.publishableKey,
    charge: () => Promise.resolve({ isPaid: false, reason: "Cards are typed into the provider's form." }),
    open: async ({ amount, currency, attemptId }) => {
      const answer = await call(access, "POST", "payment_intents", {
        key: attemptId,
        body: {
          amount: String(amount),
          currency: currency.toLowerCase(),
          "payment_method_types[]": "card",
          "metadata[attempt]": attemptId,
        },
      });
      const { id, client_secret: clientSecret } = StripeIntent.parse(answer);
      if (!clientSecret) throw new GatewaySilent("No secret came with the payment");
      return { transactionId: id, clientSecret };
    },
    look,
    cancel: async (payment) => {
      const found = await look(payment);
      if (found.state !== "open") return found;
      const path = `payment_intents/${encodeURIComponent(found.transactionId)}/cancel`;
      try {
        return foundOf(StripeIntent.parse(await call(access, "POST", path, { body: {} })));
      } catch (error) {
        // It went through in this very moment.
        if (error instanceof StripeRefused && error.status < 500) return look(payment);
        throw error;
      }
    },
  };
}

/** Asks for nothing but whether the key is good. */
export async function testStripe(access: StripeAccess): Promise<number> {
  try {
    await call(access, "GET", "balance");
    return 200;
  } catch (error) {
    return error instanceof StripeRefused ? error.status : 0;
  }
}

export function foundOf(intent: StripeIntent): Found {
  const transactionId = intent.id;
  switch (intent.status) {
    case "succeeded": {
      const currency = Currency.safeParse(intent.currency).data;
      // Another currency is none of ours: it can equal no amount of a row.
      return {
        state: "paid",
        transactionId,
        amount: currency ? intent.amount_received : -1,
        currency: currency ?? "USD",
      };
    }
    case "canceled":
      return { state: "ended" };
    case "processing":
    case "requires_capture":
      return { state: "under_way", transactionId };
    default:
      return { state: "open", transactionId };
  }
}

async function findByAttempt(access: StripeAccess, attemptId: string): Promise<StripeIntent | null> {
  const query = new URLSearchParams({ query: `metadata["attempt"]:"${attemptId}"` });
  const { data } = Search.parse(await call(access, "GET", `payment_intents/search?${query}`));
  return data.find(({ status }) => status === "succeeded") ?? data[0] ?? null;
}

async function intentOr<T>(missing: T, ask: () => Promise<unknown>): Promise<StripeIntent | T> {
  try {
    return StripeIntent.parse(await ask());
  } catch (error) {
    if (error instanceof StripeRefused && error.status === 404) return missing;
    throw error;
  }
}

type Sent = { key?: string; body: Record<string, string> };

/** @throws StripeRefused for a refusal; GatewaySilent where nobody knows */
async function call(
  access: StripeAccess,
  method: "GET" | "POST",
  path: string,
  sent?: Sent,
): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const wait = TRY_AGAIN_AFTER_MS[attempt];
    try {
      return await once(access, method, path, sent);
    } catch (error) {
      const isOver =
        error instanceof StripeRefused && error.status < 500 && error.status !== 409 && error.status !== 429;
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      if (isOver) throw error;
      if (isSlow || wait === undefined)
        throw new GatewaySilent("No answer came from Stripe", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function once(
  { origin, secretKey }: StripeAccess,
  method: string,
  path: string,
  sent?: Sent,
): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      "stripe-version": VERSION,
      ...(sent?.key && { "idempotency-key": sent.key }),
    },
    ...(sent && { body: new URLSearchParams(sent.body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new StripeRefused(answer.status, text);
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
