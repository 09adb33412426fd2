import * as z from "zod";

import { mailAddress } from "#contracts/core/mail-address.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import type { Env } from "#worker/core/env.ts";

/** A shorter secret can be found by trying. */
const SECRET_LENGTH = 32;

const switched = z.enum(["", "0", "1"], "has to be 1, or left out").optional();

const anAddress = (...protocols: string[]) =>
  z
    .string("is not set")
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      `has to be an address that begins with ${protocols.map((one) => `${one}://`).join(" or ")}`,
    );

const unlessEmpty = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), type.optional());

/** What the variables of a deployment may be; what is left out, or empty, is not used. */
const Variables = z.object({
  LIBSQL_URL: anAddress("libsql", "https", "http", "wss", "ws"),
  SESSION_SECRET: z
    .string("is not set")
    .min(SECRET_LENGTH, `has to have at least ${SECRET_LENGTH} characters`),
  PUBLIC_ORIGIN: unlessEmpty(
    anAddress("https", "http").refine(
      (text) => !URL.canParse(text) || new URL(text).origin === text,
      "has to be an origin alone, as https://portal.company.example, without a slash at its end",
    ),
  ),
  COMPANY_TIME_ZONE: unlessEmpty(z.string().refine(isZone, "has to be a zone of IANA, as Europe/London")),
  SMTP_URL: unlessEmpty(anAddress("smtp", "smtps")),
  MAIL_FROM: unlessEmpty(
    z
      .string()
      .refine(
        (text) => mailAddress(/<(.*)>\s*$/.exec(text)?.[1] ?? text) !== null,
        "has to be an address, or a name with the address in angle brackets",
      ),
  ),
  STRIPE_API: unlessEmpty(anAddress("https", "http")),
  SMS_API: unlessEmpty(anAddress("https", "http")),
  DNS_RESOLVER: unlessEmpty(anAddress("https", "http")),
  GATEWAY_DELAY_MS: unlessEmpty(z.string().regex(/^\d{1,5}$/, "has to be a number of milliseconds")),
  DEMO_MODE: switched,
  WEBHOOKS_LOOPBACK: switched,
  PROVIDERS_LOOPBACK: switched,
  DIAGNOSTICS: switched,
});

/** What is of use together only. */
const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"],
  ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"],
] as const;

/** What opens this machine, or everything, to whoever comes by. */
const NEVER_DEPLOYED = ["DEMO_MODE", "WEBHOOKS_LOOPBACK", "PROVIDERS_LOOPBACK"] as const;

type Values = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the variables, each as the end of a sentence.
 * @param hosts at which the portal answers, or is to
 */
export function faultsOf(values: Values, hosts: readonly string[]): string[] {
  const { error } = Variables.safeParse(values);
  const faults = (error?.issues ?? []).map(({ path: [name = ""], message }) => `${String(name)} ${message}`);
  for (const names of TOGETHER) {
    const set = names.filter((name) => values[name]);
    if (set.length > 0 && set.length < names.length) faults.push(`${listOf(names)} have to be set together`);
  }
  const { PUBLIC_ORIGIN: said } = values;
  const origin = typeof said === "string" ? said : "";
  const outside = [...hosts, ...(URL.canParse(origin) ? [new URL(origin).hostname] : [])].filter(isPublic);
  const [host] = outside;
  if (host !== undefined) {
    for (const name of NEVER_DEPLOYED.filter((one) => values[one] === "1"))
      faults.push(`${name} is not for a public address such as ${host}`);
    if (origin === "")
      faults.push("PUBLIC_ORIGIN is not set: links in mails would lead wherever a request says");
    else if (origin.startsWith("http:")) faults.push("PUBLIC_ORIGIN has to begin with https://");
  }
  return faults;
}

/** Whether a host can be reached from outside: not this machine, its network, or a name without a dot. */
export function isPublic(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, "");
  if (name.includes(":")) return !/^(?:::1$|::$|f[cd]|fe[89ab])/.test(name);
  if (!name.includes(".")) return false;
  return !/^(?:127\.|10\.|192\.168\.|169\.254\.|0\.0\.0\.0$|172\.(?:1[6-9]|2\d|3[01])\.)|\.(?:localhost|local|internal|test)$/.test(
    name,
  );
}

/** One sentence, or null where the portal can open. */
export function refusalOf(values: Values, hosts: readonly string[]): string | null {
  const faults = faultsOf(values, hosts);
  return faults.length === 0 ? null : `This portal does not open: ${faults.join("; ")}.`;
}

const checked = new WeakMap<Env, Map<string, string | null>>();

/** The same of what the platform handed us, looked at once for each host. */
export function refusalAt(env: Env, host: string): string | null {
  const known = checked.get(env) ?? new Map<string, string | null>();
  checked.set(env, known);
  let refusal = known.get(host);
  if (refusal === undefined) {
    refusal = refusalOf(env, host === "" ? [] : [host]);
    if (known.size < HOSTS_KEPT) known.set(host, refusal);
  }
  return refusal;
}

/** The zone in which the company's day begins. */
export const zoneOf = (env: Env): string => env.COMPANY_TIME_ZONE || "UTC";

/** Whoever asks says the host; a memory for every one they make up would have no end. */
const HOSTS_KEPT = 20;

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
