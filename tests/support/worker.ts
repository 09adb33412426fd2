import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import { Miniflare } from "miniflare";

import { PAPERS_QUEUE, PORTAL_NAME } from "./reader.ts";
import { runDir } from "./run-dir.ts";

/** The company's zone in tests; no clock change, so that days are what they say. */
export const TEST_ZONE = "UTC";
export const SESSION_SECRET = "a secret of the tests, long enough to sign with";

export type WorkerVariables = Partial<
  Record<
    | "AI_MODEL"
    | "DEMO_MODE"
    | "SMTP_URL"
    | "GATEWAY_DELAY_MS"
    | "COMPANY_TIME_ZONE"
    | "PUBLIC_ORIGIN"
    | "PROVIDERS_LOOPBACK"
    | "MAIL_FROM"
    | "MAPS_KEY"
    | "METRICS_KEY"
    | "STRIPE_SECRET_KEY"
    | "STRIPE_PUBLISHABLE_KEY"
    | "SMS_ACCOUNT"
    | "SMS_API"
    | "SMS_FROM"
    | "SMS_TOKEN"
    | "STRIPE_WEBHOOK_SECRET"
    | "STRIPE_API"
    | "DNS_RESOLVER"
    | "WEBHOOKS_LOOPBACK",
    string
  >
>;

/** What the platform gives besides, where a deployment has it. */
export type Platform = {
  /** The binding for mail, which prints what it is given. */
  hasMail?: boolean;
  /** What the binding for language models does with `(model, inputs)`: the source of an async function. */
  model?: string;
  /** Where the Workers of one portal find each other, for one whose papers are read, and who is told of them. */
  registry?: string;
  /** The bucket of a data folder on this machine, in place of one of its own. */
  bucketIn?: string;
  onNeighbours?: (neighbours: Record<string, unknown>) => void;
};

/** The Worker as it is deployed: the built bundle in workerd, with its assets, bucket and Durable Object. */
export async function startWorker(
  databaseUrl: string,
  variables: WorkerVariables,
  onLine: (line: string) => void = passOn,
  { hasMail = false, model, registry, bucketIn, onNeighbours = () => {} }: Platform = {},
): Promise<Miniflare> {
  const config = readFileSync("wrangler.toml", "utf8");
  const listed = /run_worker_first = \[([^\]]*)\]/.exec(config)?.[1] ?? "";
  const workerFirst = [...listed.matchAll(/"([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const compatibilityDate = /compatibility_date = "([^"]+)"/.exec(config)?.[1] ?? "";
  const portal = {
    name: PORTAL_NAME,
    // Named one by one: a library of the bundle imports by a computed name, which the search for modules refuses.
    modulesRoot: runDir("dist/worker"),
    modules: [{ type: "ESModule" as const, path: runDir("dist/worker/index.js") }],
    compatibilityDate,
    compatibilityFlags: ["nodejs_compat"],
    bindings: {
      LIBSQL_URL: databaseUrl,
      SESSION_SECRET,
      COMPANY_TIME_ZONE: TEST_ZONE,
      GATEWAY_DELAY_MS: "20",
      DIAGNOSTICS: "1",
      // Nobody outside is asked: nothing listens there.
      DNS_RESOLVER: "http://127.0.0.1:9/dns-query",
      ...variables,
    },
    ...(hasMail && { email: { send_email: [{ name: "MAIL" }] } }),
    ...(model !== undefined && { wrappedBindings: { AI: { scriptName: "model" } } }),
    r2Buckets: { FILES: /bucket_name = "([^"]+)"/.exec(config)?.[1] ?? "" },
    queueProducers: { PAPERS: PAPERS_QUEUE },
    durableObjects: {
      LIVE: { className: "LiveRoom", useSQLite: true },
      REFUSALS: { className: "RefusalBook", useSQLite: true },
      ATTEMPTS: { className: "AttemptLimiter", useSQLite: true },
    },
    assets: {
      directory: runDir("dist/web"),
      binding: "ASSETS",
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: workerFirst },
      },
      assetConfig: {
        not_found_handling: "single-page-application",
        headers: { version: 2 as const, rules: headerRules() },
      },
    },
  };
  const binding = {
    name: "model",
    modules: true,
    script: `export default () => ({ run: ${model ?? "null"} });`,
  } as const;
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    // The browsers of the tests are set to this zone too, unless a test says otherwise.
    cf: { timezone: "UTC" },
    ...(bucketIn !== undefined && { r2Persist: path.join(bucketIn, "worker/v3/r2") }),
    ...(registry !== undefined && {
      unsafeDevRegistryPath: registry,
      unsafeHandleDevRegistryUpdate: onNeighbours,
    }),
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const stream of [stdout, stderr]) createInterface({ input: stream }).on("line", onLine);
    },
    workers: model === undefined ? [portal] : [portal, binding],
  });
  await miniflare.ready;
  return miniflare;
}

/** A line for every request would bury what the tests say. */
function passOn(line: string): void {
  if (!line.includes('"event":"request"')) process.stderr.write(`${line}\n`);
}

/** `_headers` of the built client, as the platform reads it. */
function headerRules(): Record<string, { set: Record<string, string> }> {
  const rules: Record<string, { set: Record<string, string> }> = {};
  let current: Record<string, string> = {};
  for (const line of readFileSync(runDir("dist/web/_headers"), "utf8").split("\n")) {
    if (line.startsWith("/")) current = (rules[line.trim()] ??= { set: {} }).set;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) current[name] = value;
  }
  return rules;
}
