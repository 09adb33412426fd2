import { ANSWER_LENGTH, WEBHOOK_SECRET_PREFIX } from "#contracts/webhooks/terms.ts";
import type { Env } from "#worker/core/env.ts";
import { outsideOnly } from "#worker/ports/dns/outside-only.ts";

import { problemWithAddress } from "./outside-address.ts";

export type Message = { readonly id: string; readonly body: string };
export type Receiver = { readonly url: string; readonly secret: string };
/** What came of one attempt: the status and the beginning of the answer, or why there is none. */
export type Told = { isTaken: boolean; isGone: boolean; status: number | null; answer: string };

export type WebhookSender = {
  /** Why nothing may be sent there; null where it may. */
  readonly problemWith: (url: string) => string | null;
  /** Tells a receiver once, signed. It never throws. */
  readonly tell: (receiver: Receiver, message: Message) => Promise<Told>;
};

/** A receiver that says nothing for so long has not taken it; in milliseconds. */
const PATIENCE_MS = 5_000;
const GONE = 410;
const SECRET_BYTES = 24;

/** Signed as https://www.standardwebhooks.com says, which has libraries for receivers in most languages. */
export function webhookSender(env: Env): WebhookSender {
  const isLoopbackAllowed = env.WEBHOOKS_LOOPBACK === "1";
  const problemOnTheWay = outsideOnly(env, isLoopbackAllowed);

  return {
    problemWith: (url) => problemWithAddress(url, isLoopbackAllowed),
    tell: async ({ url, secret }, message) => {
      const problem = await problemOnTheWay(url);
      return problem === null ? post(url, secret, message) : notTold(problem);
    },
  };
}

export function newWebhookSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return `${WEBHOOK_SECRET_PREFIX}${btoa(String.fromCharCode(...bytes))}`;
}

/** The signature over id, time and body; `timestamp` in seconds. */
export async function signatureOf(secret: string, { id, body }: Message, timestamp: number): Promise<string> {
  const encoder = new TextEncoder();
  const bytes = Uint8Array.from(
    atob(secret.slice(WEBHOOK_SECRET_PREFIX.length)),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(`${id}.${timestamp}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
}

async function post(url: string, secret: string, message: Message): Promise<Told> {
  // The receiver compares it with its own clock, so it is the time of this attempt.
  const timestamp = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(url, {
      method: "POST",
      // Followed, an answer could lead inside a network.
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        "content-type": "application/json",
        "user-agent": "Pet-Travel-Portal",
        "webhook-id": message.id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": await signatureOf(secret, message, timestamp),
      },
      body: message.body,
    });
    const { status } = response;
    const answer = await beginningOf(response);
    if (status >= 300 && status < 400) {
      return { isTaken: false, isGone: false, status, answer: "It leads elsewhere, which is not followed." };
    }
    return { isTaken: response.ok, isGone: status === GONE, status, answer };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return notTold(isLate ? `No answer within ${PATIENCE_MS / 1000} seconds.` : "It could not be reached.");
  }
}

const notTold = (answer: string): Told => ({ isTaken: false, isGone: false, status: null, answer });

/** Of an endless answer only the beginning is read. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  while (text.length < ANSWER_LENGTH) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value as Uint8Array, { stream: true });
  }
  await reader.cancel().catch(() => undefined);
  return text.slice(0, ANSWER_LENGTH);
}
