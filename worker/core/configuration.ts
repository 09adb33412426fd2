import type { Env } from "#worker/core/env.ts";

import { NEVER_PUBLIC, TOGETHER, Variables } from "./variables.ts";

type Values = Readonly<Record<string, unknown>>;

/** `hosts` are those at which the portal answers; `isToCloudflare` where the values are about to go there. */
type Where = { hosts: readonly string[]; isToCloudflare?: boolean };

/** What is wrong with the variables, each as a clause that begins with its name. */
export function faultsOf(values: Values, { hosts, isToCloudflare = false }: Where): string[] {
  const { error } = Variables.safeParse(values);
  const faults = (error?.issues ?? []).map(({ path: [name = ""], message }) => `${String(name)} ${message}`);
  for (const name of Object.keys(Variables.shape)) {
    const value = textOf(values, name);
    // Copied along with the line's end, a secret is another one.
    if (/^\s|\s$|\p{Cc}/u.test(value)) faults.push(`${name} begins or ends with a blank, or breaks the line`);
  }
  for (const names of TOGETHER) {
    const set = names.filter((name) => values[name]);
    if (set.length > 0 && set.length < names.length) faults.push(`${listOf(names)} have to be set together`);
  }
  const [secret, publishable] = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"].map(
    (name) => /^\w+_(live|test)_/.exec(textOf(values, name))?.[1],
  );
  if (secret && publishable && secret !== publishable)
    faults.push("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY have to be of one mode, live or test");
  const origin = textOf(values, "PUBLIC_ORIGIN");
  const host = [...hosts, hostOf(origin) ?? ""].find(isPublic);
  if (host !== undefined) {
    for (const name of NEVER_PUBLIC.filter((one) => values[one] === "1"))
      faults.push(`${name} is not for a public address such as ${host}`);
    if (origin === "")
      faults.push("PUBLIC_ORIGIN is not set: links in mails would lead wherever a request says");
    else if (origin.startsWith("http:")) faults.push("PUBLIC_ORIGIN has to begin with https://");
    const server = textOf(values, "SMTP_URL");
    if (URL.canParse(server) && new URL(server).port === BLOCKED_PORT)
      faults.push(
        "SMTP_URL has to have another port than 25, where Workers call nobody; most servers take 587",
      );
  }
  if (isToCloudflare) faults.push(...outOfReach(values));
  return faults;
}

/** Workers open no line to it. https://developers.cloudflare.com/workers/runtime-apis/tcp-sockets/ */
const BLOCKED_PORT = "25";
/** Kept free for samples by RFC 2606. */
const OF_A_SAMPLE = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))$/;

/** What nobody reaches from there, and what was copied with the sample. */
function outOfReach(values: Values): string[] {
  const services = ["LIBSQL_URL", "SMTP_URL", "SMS_API", "DNS_RESOLVER"].flatMap((name) => {
    const host = hostOf(textOf(values, name));
    if (host !== null && !isPublic(host)) return `${name} has to be an address that Cloudflare can reach`;
    return /^(?:http|ws):/.test(textOf(values, name)) ? `${name} has to be encrypted, as by https://` : [];
  });
  const samples = ["PUBLIC_ORIGIN", "SMTP_URL", "MAIL_FROM"].filter((name) => {
    const text = textOf(values, name);
    return OF_A_SAMPLE.test(name === "MAIL_FROM" ? text.replace(/^.*@|>\s*$/g, "") : (hostOf(text) ?? ""));
  });
  return [...services, ...samples.map((name) => `${name} is the sample's, not the company's`)];
}

const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).hostname : null);

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
function refusalOf(values: Values, hosts: readonly string[]): string | null {
  const faults = faultsOf(values, { hosts });
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
