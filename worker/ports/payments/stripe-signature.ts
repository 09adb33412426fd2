import { sameText } from "#worker/core/session.ts";

/** A message older or newer than this, in seconds, is not taken: it may be a copy of one that was overheard. */
const TOLERANCE_S = 300;

/**
 * Whether Stripe has written a message, by its `Stripe-Signature` header: `t=<seconds>,v1=<hex>` over `<t>.<body>`.
 * https://docs.stripe.com/webhooks/signature, checked 28 November 2026.
 */
export async function isSignedByStripe(
  message: { header: string | undefined; body: string },
  secret: string,
  now: Date,
): Promise<boolean> {
  const parts = (message.header ?? "").split(",").map((part) => part.trim().split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return false;
  const expected = await hexOf(`${time}.${message.body}`, secret);
  // While a secret is changed there are two.
  let isOne = false;
  for (const [name, value = ""] of parts) if (name === "v1" && sameText(value, expected)) isOne = true;
  return isOne;
}

async function hexOf(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
