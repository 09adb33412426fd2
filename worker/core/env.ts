import type {
  Ai,
  DurableObjectNamespace,
  Fetcher,
  Queue,
  R2Bucket,
  SendEmail,
  WorkerVersionMetadata,
} from "@cloudflare/workers-types";

import type { Connection } from "#db/client.ts";
import type { AttemptLimiter } from "#worker/http/attempt-limiter.ts";
import type { LiveRoom } from "#worker/http/live-room.ts";
import type { RefusalBook } from "#worker/http/refusal-book.ts";
import type { PaperNudge } from "#worker/ports/papers/reading.ts";

/** What the platform hands the Worker: bindings, variables of `wrangler.toml`, secrets. */
export type Env = {
  /** Uploaded files, by keys that the server makes. */
  FILES: R2Bucket;
  /** The built web client. */
  ASSETS: Fetcher;
  /** Where live connections meet. */
  LIVE: DurableObjectNamespace<LiveRoom>;
  /** Where it is kept what was refused to whom. */
  REFUSALS: DurableObjectNamespace<RefusalBook>;
  /** Where attempts are counted. */
  ATTEMPTS: DurableObjectNamespace<AttemptLimiter>;
  /** Where papers wait for the Worker that reads them (worker/reader). */
  PAPERS: Queue<PaperNudge>;
  /** Which deployment this is; the platform says it. */
  DEPLOYMENT?: WorkerVersionMetadata;
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Signs session cookies; at least 32 characters. */
  SESSION_SECRET: string;
  /** `1` only in the local start script: visitors are the demo administrator at once. */
  DEMO_MODE?: string;
  /** IANA zone in which the company's day begins. */
  COMPANY_TIME_ZONE?: string;
  /** Where links in mails lead, without a trailing slash; the request's own origin where unset. */
  PUBLIC_ORIGIN?: string;
  /** `smtp://user:password@host:port`; mail waits in the outbox while unset. */
  SMTP_URL?: string;
  /** Cloudflare's way to send mail, used while `SMTP_URL` is unset. */
  MAIL?: SendEmail;
  /** `Name <address>`. */
  MAIL_FROM?: string;
  /** A key of the outside map service, sent to browsers; the map is drawn by ourselves while unset. */
  MAPS_KEY?: string;
  /** How long the simulated payment gateway takes, in milliseconds; contracts/payments/terms.ts says what it is otherwise. */
  GATEWAY_DELAY_MS?: string;
  /** Stripe's two keys; while one of them is unset, payments are simulated. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  /** Proves that a message to `/webhooks/stripe` comes from Stripe. */
  STRIPE_WEBHOOK_SECRET?: string;
  /** Where Stripe answers, for tests. */
  STRIPE_API?: string;
  /** The account and token of an SMS provider, and the number or messaging service it sends from. */
  SMS_ACCOUNT?: string;
  SMS_TOKEN?: string;
  SMS_FROM?: string;
  /** Where the SMS provider answers, if it is not Twilio. */
  SMS_API?: string;
  /** Cloudflare's language models, and which of them reads papers beside the rules; without both the rules are alone. */
  AI?: Ai;
  AI_MODEL?: string;
  /** Where names are looked up by DNS over HTTPS in JSON; Cloudflare's resolver while unset. */
  DNS_RESOLVER?: string;
  /** `1` lets webhooks go to this machine itself, without TLS; for development and tests. */
  WEBHOOKS_LOOPBACK?: string;
  /** `1` lets an identity provider be on this machine itself, without TLS; for development and tests. */
  PROVIDERS_LOOPBACK?: string;
  /** What whoever measures shows for `/metrics`, which is not there while it is unset. */
  METRICS_KEY?: string;
  /** `1` adds a `Server-Timing` header with database round trips and rows read. */
  DIAGNOSTICS?: string;
};

/** The database that the Worker was given. */
export const connectionOf = ({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken }: Env): Connection => ({
  url,
  authToken,
});
