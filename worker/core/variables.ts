import * as z from "zod";

import { mailAddress } from "#contracts/core/mail-address.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import type { Env } from "#worker/core/env.ts";

/** What is text of all that the Worker is handed. */
type VariableName = keyof {
  [Name in keyof Env as NonNullable<Env[Name]> extends string ? Name : never]: true;
};

/** A shorter secret can be found by trying. */
const SECRET_LENGTH = 32;
/** Of so few different characters none was drawn by lot. */
const SECRET_VARIETY = 8;
const SAMPLE = /…|change.?me|replace.?me|placeholder|your.?(?:secret|key|token|password)|openssl/i;

const switched = z.enum(["", "0", "1"], "has to be 1, or left out").optional();

const anAddress = (...protocols: string[]) =>
  z
    .string("is not set")
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      `has to be an address that begins with ${protocols.map((one) => `${one}://`).join(" or ")}`,
    );

/** What the paths of a service are appended to. */
const aBase = anAddress("https", "http").refine(
  (text) => !/\/$|[?#]/.test(text),
  "has to be an address without a slash at its end",
);

const aSecret = z.string("is not set").refine((text) => !SAMPLE.test(text), "is a sample and no secret");

/** A secret of our own making. */
const drawnByLot = aSecret
  .min(SECRET_LENGTH, `has to have at least ${SECRET_LENGTH} characters`)
  .refine(
    (text) => text.length < SECRET_LENGTH || new Set(text).size >= SECRET_VARIETY,
    "has to be drawn by lot, for example by `openssl rand -hex 32`",
  );

const beginsWith = (pattern: RegExp, beginnings: string) =>
  aSecret.refine((text) => pattern.test(text), `has to begin with ${beginnings}`);

const unlessEmpty = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), type.optional());

/** What the variables of a deployment may be; what is left out, or empty, is not used. */
export const Variables = z.object({
  LIBSQL_URL: anAddress("libsql", "https", "http", "wss", "ws"),
  LIBSQL_AUTH_TOKEN: unlessEmpty(aSecret),
  SESSION_SECRET: drawnByLot,
  DEMO_MODE: switched,
  COMPANY_TIME_ZONE: unlessEmpty(z.string().refine(isZone, "has to be a zone of IANA, as Europe/London")),
  PUBLIC_ORIGIN: unlessEmpty(
    anAddress("https", "http").refine(
      (text) => !URL.canParse(text) || new URL(text).origin === text,
      "has to be an origin alone, as https://portal.company.example, without a slash at its end",
    ),
  ),
  SMTP_URL: unlessEmpty(
    anAddress("smtp", "smtps").refine(
      (text) => !URL.canParse(text) || new URL(text).hostname !== "",
      "has to name a mail server; in its user and password @ : / # and % are written as %40 %3A %2F %23 %25",
    ),
  ),
  MAIL_FROM: unlessEmpty(
    z
      .string()
      .refine(
        (text) => mailAddress(/<(.*)>\s*$/.exec(text)?.[1] ?? text) !== null,
        "has to be an address, or a name with the address in angle brackets",
      ),
  ),
  MAPS_KEY: unlessEmpty(aSecret),
  GATEWAY_DELAY_MS: unlessEmpty(z.string().regex(/^\d{1,5}$/, "has to be a number of milliseconds")),
  STRIPE_SECRET_KEY: unlessEmpty(beginsWith(/^[sr]k_/, "sk_ or rk_")),
  STRIPE_PUBLISHABLE_KEY: unlessEmpty(beginsWith(/^pk_/, "pk_")),
  STRIPE_WEBHOOK_SECRET: unlessEmpty(beginsWith(/^whsec_/, "whsec_")),
  STRIPE_API: unlessEmpty(aBase),
  SMS_ACCOUNT: unlessEmpty(z.string()),
  SMS_TOKEN: unlessEmpty(aSecret),
  SMS_FROM: unlessEmpty(
    z
      .string()
      .regex(
        /^(?:\+\d{7,15}|MG\w+|[A-Za-z0-9 ]{1,11})$/,
        "has to be a number as +442071234567, a messaging service (MG…), or a name of at most 11 letters",
      ),
  ),
  SMS_API: unlessEmpty(aBase),
  AI_MODEL: unlessEmpty(z.string().startsWith("@", "has to be a model of Workers AI, as @cf/meta/…")),
  DNS_RESOLVER: unlessEmpty(anAddress("https", "http")),
  WEBHOOKS_LOOPBACK: switched,
  PROVIDERS_LOOPBACK: switched,
  METRICS_KEY: unlessEmpty(drawnByLot),
  DIAGNOSTICS: switched,
} satisfies Record<VariableName, z.ZodType>);

const NAMES = Object.keys(Variables.shape) as VariableName[];

/** What is of use together only. */
export const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"],
  ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"],
] as const satisfies VariableName[][];

/** What opens this machine, or everything, to whoever comes by. */
export const NEVER_PUBLIC = [
  "DEMO_MODE",
  "WEBHOOKS_LOOPBACK",
  "PROVIDERS_LOOPBACK",
] as const satisfies VariableName[];

/** What `npm start` sets by itself, without a word from outside. */
const SET_BY_START: readonly string[] = [
  "LIBSQL_URL",
  "LIBSQL_AUTH_TOKEN",
  "SESSION_SECRET",
  ...NEVER_PUBLIC,
] satisfies VariableName[];

const NEVER_DEPLOYED: readonly string[] = [...NEVER_PUBLIC, "STRIPE_API"] satisfies VariableName[];

/** What each of the commands takes from the environment. */
export const TAKEN = {
  start: NAMES.filter((name) => !SET_BY_START.includes(name)),
  deploy: NAMES.filter((name) => !NEVER_DEPLOYED.includes(name)),
} as const;
