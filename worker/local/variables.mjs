import { existsSync } from "node:fs";
import path from "node:path";

import { ROOT } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/** What every installation may be told, on this machine as with Cloudflare. */
const ANYWHERE = [
  "PUBLIC_ORIGIN",
  "COMPANY_TIME_ZONE",
  "SMTP_URL",
  "MAIL_FROM",
  "MAPS_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMS_ACCOUNT",
  "SMS_TOKEN",
  "SMS_FROM",
  "SMS_API",
  "AI_MODEL",
  "DNS_RESOLVER",
  "GATEWAY_DELAY_MS",
  "DIAGNOSTICS",
];

/** What `npm run deploy` takes along. */
export const DEPLOYED = ["LIBSQL_URL", "LIBSQL_AUTH_TOKEN", "SESSION_SECRET", ...ANYWHERE];

/** What `npm start` hands the Worker where a person has set it; the rest it sets itself. */
export const PASSED_ON = [...ANYWHERE, "STRIPE_API"];

/** Those of the names that the environment has a value for. */
export function chosen(names) {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Takes the values of a file beside package.json into the environment, where they are not set already.
 * @throws Trouble on a Node.js that cannot read such files.
 */
export function readValues(name) {
  const file = path.join(ROOT, name);
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) throw new Trouble(`${name} is read by Node.js 20.12 or newer.`);
  process.loadEnvFile(file);
}
