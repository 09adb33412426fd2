import * as z from "zod";

import type { Env } from "#worker/core/env.ts";

import type { Text, TextSender } from "./text-sender.ts";

export type TwilioAccess = { account: string; token: string; from: string; origin: string };

const TWILIO = "https://api.twilio.com";
/** A provider that says nothing for so long is not there; in milliseconds. */
const PATIENCE_MS = 8_000;
/** As many of a number's newest messages are looked through for one that may have gone out. */
const LOOKED_THROUGH = 50;

const Sent = z.object({ messages: z.array(z.object({ body: z.string(), status: z.string() })) });

/** Twilio, or a provider that speaks like it, where its account, token and number are set; else null. */
export function twilioAccess(env: Env): TwilioAccess | null {
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env;
  if (!account || !token || !from) return null;
  return { account, token, from, origin: env.SMS_API || TWILIO };
}

/**
 * Text messages through Twilio. It knows no key by which a repeated message would be told, so a second try looks first
 * whether the one before has gone out. https://www.twilio.com/docs/messaging/api/message-resource, checked 28 November 2026.
 */
export function twilioSender(access: TwilioAccess): TextSender {
  return async (text) => {
    if (text.isRepeated && (await hasGoneOut(access, text))) return "sent";
    // A messaging service has an id where a number would stand.
    const sender = access.from.startsWith("MG")
      ? { MessagingServiceSid: access.from }
      : { From: access.from };
    const answer = await call(access, "/Messages.json", { To: text.to, Body: text.text, ...sender });
    if (answer.ok) return "sent";
    // 400 is about the number or the words; 401, 403 and 429 are about us, and 5xx about them.
    if (answer.status === 400) return "refused";
    throw Object.assign(new Error(`The SMS provider answered ${answer.status}`), {
      code: `sms ${answer.status}`,
    });
  };
}

async function hasGoneOut(access: TwilioAccess, { to, text, since }: Text): Promise<boolean> {
  const query = new URLSearchParams({
    To: to,
    "DateSent>": since.toISOString().slice(0, 10),
    PageSize: String(LOOKED_THROUGH),
  });
  const answer = await call(access, `/Messages.json?${query}`);
  if (!answer.ok)
    throw Object.assign(new Error("The SMS provider does not say"), { code: `sms ${answer.status}` });
  const { messages } = Sent.parse(await answer.json());
  return messages.some(({ body, status }) => body === text && status !== "failed" && status !== "canceled");
}

/** Asks for nothing but whether account and token are good. @returns the status; 0 where nothing answered */
export async function testTwilio(access: TwilioAccess): Promise<number> {
  try {
    return (await call(access, ".json")).status;
  } catch {
    return 0;
  }
}

function call(
  { origin, account, token }: TwilioAccess,
  path: string,
  body?: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(`${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    ...(body && { body: new URLSearchParams(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
