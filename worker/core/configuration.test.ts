import { expect, test } from "vitest";

import { faultsOf } from "./configuration.ts";

const RIGHT = {
  LIBSQL_URL: "libsql://portal.turso.io",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  PUBLIC_ORIGIN: "https://portal.company.co.uk",
};
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
const SMS = { SMS_ACCOUNT: "AC1", SMS_TOKEN: "0123", SMS_FROM: "+442071234567" };

const says = (text: string) => [expect.stringContaining(text)];

test.for([
  [{}, []],
  [{ COMPANY_TIME_ZONE: "Europe/London" }, []],
  [{ COMPANY_TIME_ZONE: "Mars/Base" }, says("COMPANY_TIME_ZONE has to be a zone of IANA")],
  [{ COMPANY_TIME_ZONE: "+01:00" }, says("COMPANY_TIME_ZONE has to be a zone of IANA")],
  [{ SESSION_SECRET: "0123456789abcdef0123456789abcde" }, says("has to have at least 32 characters")],
  [{ SESSION_SECRET: undefined }, ["SESSION_SECRET is not set"]],
  [{ SESSION_SECRET: "x".repeat(32) }, says("SESSION_SECRET has to be drawn by lot")],
  [{ SESSION_SECRET: "change-me-0123456789abcdef0123456789" }, ["SESSION_SECRET is a sample and no secret"]],
  [{ SESSION_SECRET: `${RIGHT.SESSION_SECRET}\n` }, says("SESSION_SECRET begins or ends with a blank")],
  [{ LIBSQL_AUTH_TOKEN: "…" }, ["LIBSQL_AUTH_TOKEN is a sample and no secret"]],
  [{ LIBSQL_URL: "portal.turso.io" }, says("LIBSQL_URL has to be an address")],
  [{ PUBLIC_ORIGIN: "" }, says("PUBLIC_ORIGIN is not set")],
  [{ PUBLIC_ORIGIN: "http://portal.company.co.uk" }, ["PUBLIC_ORIGIN has to begin with https://"]],
  [{ PUBLIC_ORIGIN: "https://portal.company.co.uk/" }, says("without a slash at its end")],
  [{ WEBHOOKS_LOOPBACK: "1" }, says("WEBHOOKS_LOOPBACK is not for a public address")],
  [{ DEMO_MODE: "yes" }, ["DEMO_MODE has to be 1, or left out"]],
  [{ SMTP_URL: "smtp://user:pass@mail.company.co.uk:587" }, []],
  [{ SMTP_URL: "smtps://mail.company.co.uk" }, []],
  [{ SMTP_URL: "smtp://mail.company.co.uk:25" }, says("SMTP_URL has to have another port than 25")],
  [{ SMTP_URL: "smtp:mail.company.co.uk" }, says("SMTP_URL has to name a mail server")],
  [{ SMTP_URL: "mail.company.co.uk" }, says("SMTP_URL has to be an address that begins with")],
  [{ MAIL_FROM: "Portal <nobody>" }, says("MAIL_FROM has to be an address")],
  [{ MAIL_FROM: "Portal <portal@company.co.uk>" }, []],
  [STRIPE, []],
  [{ STRIPE_SECRET_KEY: "sk_live_1" }, says("have to be set together")],
  [{ ...STRIPE, STRIPE_SECRET_KEY: "pk_live_1" }, ["STRIPE_SECRET_KEY has to begin with sk_ or rk_"]],
  [{ ...STRIPE, STRIPE_SECRET_KEY: "sk_test_1" }, says("have to be of one mode, live or test")],
  [{ STRIPE_WEBHOOK_SECRET: "0123" }, ["STRIPE_WEBHOOK_SECRET has to begin with whsec_"]],
  [SMS, []],
  [{ ...SMS, SMS_FROM: "07700 900000 or so" }, says("SMS_FROM has to be a number as +442071234567")],
  [{ SMS_API: "https://sms.company.co.uk/" }, says("SMS_API has to be an address without a slash")],
  [{ AI_MODEL: "llama" }, says("AI_MODEL has to be a model of Workers AI")],
  [{ GATEWAY_DELAY_MS: "soon" }, says("GATEWAY_DELAY_MS has to be a number of milliseconds")],
] as const)("[OPS-06] of a portal with %o is said what is wrong", ([change, faults]) => {
  expect(faultsOf({ ...RIGHT, ...change }, { hosts: ["portal.company.co.uk"] })).toEqual(faults);
});

test.for([
  [{}, []],
  [{ LIBSQL_URL: "http://127.0.0.1:8080" }, ["LIBSQL_URL has to be an address that Cloudflare can reach"]],
  [{ LIBSQL_URL: "http://db.company.co.uk" }, says("LIBSQL_URL has to be encrypted")],
  [{ SMTP_URL: "smtp://localhost:1025" }, ["SMTP_URL has to be an address that Cloudflare can reach"]],
  [{ SMTP_URL: "smtp://user:password@mail.company.example:587" }, says("SMTP_URL is the sample's")],
  [{ PUBLIC_ORIGIN: "https://portal.company.example" }, says("PUBLIC_ORIGIN is the sample's")],
  [{ MAIL_FROM: "Portal <portal@company.example>" }, says("MAIL_FROM is the sample's")],
] as const)("[OPS-06] of what goes to Cloudflare with %o is said what is wrong", ([change, faults]) => {
  const where = { hosts: ["workers.dev"], isToCloudflare: true };
  expect(faultsOf({ ...RIGHT, ...change }, where)).toEqual(faults);
});

test("[OPS-06] on this machine mail may go by port 25, and no origin is asked for", () => {
  const values = { ...RIGHT, PUBLIC_ORIGIN: undefined, SMTP_URL: "smtp://localhost:25" };
  expect(faultsOf(values, { hosts: [] })).toEqual([]);
});
