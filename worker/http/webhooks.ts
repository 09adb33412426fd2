import { Hono } from "hono";
import * as z from "zod";

import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { log } from "#worker/core/log.ts";
import { takeEvent } from "#worker/domains/payments/take-event.ts";
import { type MoneyBack, takeMoneyBack } from "#worker/domains/payments/take-money-back.ts";
import { readAtMost } from "#worker/http/guard.ts";
import { foundOf, StripeIntent, StripeMoneyBack } from "#worker/ports/payments/stripe-gateway.ts";
import { isSignedByStripe } from "#worker/ports/payments/stripe-signature.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** Stripe's messages are a few kilobytes. */
const MOST_BYTES = 262_144;

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** Doors for services that tell us something by themselves. They have no session: their signature is who they are. */
export const webhookDoors = new Hono<Doors>().post("/stripe", async (c) => {
  const secret = c.env.STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new Fault("not_found");
  const bytes = c.req.raw.body ? await readAtMost(c.req.raw.body, MOST_BYTES) : new Uint8Array();
  const message = { header: c.req.header("stripe-signature"), body: new TextDecoder().decode(bytes) };
  const circumstances = c.get("circumstances");
  if (!(await isSignedByStripe(message, secret, circumstances.now))) {
    throw new Fault("invalid_input", "This message is not signed by the payment provider.");
  }
  const event = eventIn(message.body);
  const taken = await take(circumstances, event);
  log({ event: `webhook ${taken}`, reference: circumstances.reference, path: event.type });
  return c.json({ taken });
});

/** @throws Fault `invalid_input` for what is signed and no message all the same */
function eventIn(body: string): z.infer<typeof Event> {
  try {
    return Event.parse(JSON.parse(body));
  } catch {
    throw new Fault("invalid_input", "This message cannot be read.");
  }
}

/** A refund is told with its sum so far, a dispute with its own amount. */
const MONEY_BACK: ReadonlyMap<string, MoneyBack["told"]["what"]> = new Map([
  ["charge.refunded", "refunded"],
  ["charge.dispute.created", "disputed"],
  ["charge.dispute.funds_withdrawn", "withdrawn"],
  ["charge.dispute.funds_reinstated", "reinstated"],
] as const);

async function take(circumstances: Circumstances, { id, type: kind, data }: z.infer<typeof Event>) {
  if (kind.startsWith("payment_intent.")) {
    const intent = StripeIntent.safeParse(data.object).data;
    if (!intent) return "foreign";
    return takeEvent(circumstances, {
      id,
      kind,
      transactionId: intent.id,
      attemptId: intent.metadata["attempt"] ?? null,
      found: foundOf(intent),
    });
  }
  const what = MONEY_BACK.get(kind);
  const back = what && StripeMoneyBack.safeParse(data.object).data;
  if (!what || !back) return "foreign";
  const amount = what === "refunded" ? (back.amount_refunded ?? 0) : back.amount;
  return takeMoneyBack(circumstances, {
    id,
    kind,
    transactionId: back.payment_intent,
    told: { what, amount },
  });
}
