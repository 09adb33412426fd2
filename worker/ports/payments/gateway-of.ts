import { GATEWAY_DELAY_MS } from "#contracts/payments/terms.ts";
import type { Env } from "#worker/core/env.ts";

import type { PaymentGateway } from "./gateway.ts";
import { noGateway } from "./no-gateway.ts";
import { simulatedGateway } from "./simulated-gateway.ts";
import { type StripeAccess, stripeGateway } from "./stripe-gateway.ts";

const STRIPE = "https://api.stripe.com";

/** Stripe where both of its keys are set; the simulation in a demonstration; else nobody takes cards. */
export function gatewayOf(env: Env): PaymentGateway {
  const access = stripeAccess(env);
  if (access) return stripeGateway(access);
  return env.DEMO_MODE === "1"
    ? simulatedGateway(Number(env.GATEWAY_DELAY_MS || GATEWAY_DELAY_MS))
    : noGateway;
}

export function stripeAccess(env: Env): StripeAccess | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  if (!secretKey || !publishableKey) return null;
  return { secretKey, publishableKey, origin: env.STRIPE_API || STRIPE };
}
