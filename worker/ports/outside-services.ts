import { brandingOf } from "#contracts/settings/branding-shapes.ts";
import type { Service, ServiceName, ServiceTest } from "#contracts/settings/shapes.ts";
import { openDb } from "#db/client.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";

import { currentSender, mailDomainQuery } from "./mail/current-sender.ts";
import { letterOf, onPaper } from "./mail/letter.ts";
import { mailerOf } from "./mail/mailer-of.ts";
import { AUTOMATIC } from "./mail/mailer.ts";
import { stripeAccess } from "./payments/gateway-of.ts";
import { testStripe } from "./payments/stripe-gateway.ts";
import { testTwilio, twilioAccess } from "./sms/twilio-sender.ts";

/** A service that says nothing for so long is not there; in milliseconds. */
const PATIENCE_MS = 8_000;

export type OutsideServices = {
  /** Which are set up, without asking any of them. */
  readonly list: () => Service[];
  /** Tries one for real. What it answered is said; a key or a password never is. */
  readonly test: (service: ServiceName, to: { name: string; address: string }) => Promise<ServiceTest>;
};

export function outsideServices(env: Env): OutsideServices {
  const list = (): Service[] => [
    mailerOf(env)
      ? { name: "mail", state: "configured", detail: env.SMTP_URL ? "SMTP" : "Cloudflare" }
      : { name: "mail", state: "missing", detail: null },
    twilioAccess(env)
      ? { name: "sms", state: "configured", detail: "Twilio" }
      : { name: "sms", state: "missing", detail: null },
    paymentsOf(env),
    env.MAPS_KEY
      ? { name: "maps", state: "configured", detail: "Google Maps" }
      : { name: "maps", state: "missing", detail: null },
    env.AI && env.AI_MODEL
      ? { name: "ai", state: "configured", detail: env.AI_MODEL }
      : { name: "ai", state: "missing", detail: null },
  ];
  const test: OutsideServices["test"] = async (service, to) => {
    switch (service) {
      case "mail":
        return testMail(env, to);
      case "maps":
        return testMaps(env);
      case "payments":
        return testPayments(env);
      case "sms":
        return testTexts(env);
      case "ai":
        return testModel(env);
    }
  };
  return { list, test };
}

async function testMail(env: Env, to: { name: string; address: string }): Promise<ServiceTest> {
  const mailer = mailerOf(env);
  if (!mailer) {
    return { isWorking: false, message: "SMTP_URL is not set: mail waits in the outbox." };
  }
  const db = openDb(connectionOf(env), "read");
  const [domains, [kept]] = await db.batch([mailDomainQuery(db), brandingQuery(db)]);
  const from = await currentSender(env, domains, brandingOf(kept?.value).name);
  const letter = letterOf("Test of the mail server", [
    { kind: "paragraph", text: "This mail was sent from the Admin Center. The mail server works." },
  ]);
  try {
    await mailer({
      ...onPaper(letter, { name: from.name }),
      from,
      to,
      headers: AUTOMATIC,
      messageId: `<${crypto.randomUUID()}@portal>`,
    });
    return { isWorking: true, message: `The mail server has taken a mail to ${to.address}.` };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return { isWorking: false, message: `The mail server did not take the mail${code}.` };
  }
}

async function testTexts(env: Env): Promise<ServiceTest> {
  const access = twilioAccess(env);
  if (!access) {
    return {
      isWorking: false,
      message: "No SMS provider is set up: text messages go to their readers by mail.",
    };
  }
  const status = await testTwilio(access);
  if (status === 200) return { isWorking: true, message: "The SMS provider has answered to the account." };
  const said = status === 0 ? "could not be reached" : `answered ${status}`;
  return { isWorking: false, message: `The SMS provider ${said}. Texts go by mail once they are refused.` };
}

function paymentsOf(env: Env): Service {
  if (stripeAccess(env)) return { name: "payments", state: "configured", detail: "Stripe" };
  return { name: "payments", state: env.DEMO_MODE === "1" ? "simulated" : "missing", detail: null };
}

async function testPayments(env: Env): Promise<ServiceTest> {
  const access = stripeAccess(env);
  if (!access && env.DEMO_MODE === "1") {
    return {
      isWorking: true,
      message: "The simulated gateway is in place: payments succeed and no money moves.",
    };
  }
  if (!access) {
    return {
      isWorking: false,
      message: "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not set: owners pay by bank transfer alone.",
    };
  }
  const status = await testStripe(access);
  if (status !== 200) {
    const said = status === 0 ? "could not be reached" : `answered ${status}`;
    return { isWorking: false, message: `Stripe ${said}.` };
  }
  return env.STRIPE_WEBHOOK_SECRET
    ? { isWorking: true, message: "Stripe has answered to the key." }
    : {
        isWorking: false,
        message: "STRIPE_WEBHOOK_SECRET is not set: what Stripe tells us is not believed.",
      };
}

async function testMaps(env: Env): Promise<ServiceTest> {
  if (!env.MAPS_KEY) {
    return { isWorking: true, message: "No key is set: the portal draws the map of a journey by itself." };
  }
  try {
    const address = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(env.MAPS_KEY)}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return {
      isWorking: answer.ok,
      message: answer.ok
        ? "The map service has answered to the key."
        : `The map service answered ${answer.status}.`,
    };
  } catch {
    return { isWorking: false, message: "The map service could not be reached." };
  }
}

/** No paper is sent; what the model answers is of no interest, only that it does. */
async function testModel({ AI, AI_MODEL }: Env): Promise<ServiceTest> {
  if (!AI || !AI_MODEL) {
    return { isWorking: true, message: "No language model is set up: the rules alone read papers." };
  }
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The model has fallen silent")), PATIENCE_MS);
  try {
    const messages = [{ role: "user", content: "Answer with the word: ready" }];
    await Promise.race([AI.run<string>(AI_MODEL, { messages, max_tokens: 5 }), silence]);
    return { isWorking: true, message: `${AI_MODEL} has answered.` };
  } catch {
    return {
      isWorking: false,
      message: `${AI_MODEL} did not answer. The rules alone read papers until it does.`,
    };
  } finally {
    clearTimeout(timer);
  }
}
