import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { sql } from "drizzle-orm";
import { Hono } from "hono";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { openDb } from "#db/client.ts";
import { SharedReads } from "#db/shared-reads.ts";
import { openKey, sealKey } from "#worker/core/api-key.ts";
import { attemptsOf } from "#worker/core/attempts.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { isFeatureOn } from "#worker/core/features.ts";
import { describe, log } from "#worker/core/log.ts";
import { openApi } from "#worker/core/openapi.ts";
import { refusals } from "#worker/core/refusals.ts";
import { mountRest, refusal, restTable } from "#worker/core/rest.ts";
import { type Claims, openSession } from "#worker/core/session.ts";
import { callerOf, faultOf } from "#worker/core/trpc.ts";
import { vaultOf } from "#worker/core/vault.ts";
import { tellUndelivered } from "#worker/domains/mail/tell-undelivered.ts";
import { backUp } from "#worker/domains/settings/back-up.ts";
import { apiPage, refuseUnlessOpen } from "#worker/http/api-page.ts";
import { authDoors } from "#worker/http/auth.ts";
import { calendarDoors } from "#worker/http/calendar.ts";
import { sessionCookieOf } from "#worker/http/cookies.ts";
import { deviceDoors } from "#worker/http/device.ts";
import { exportDoors } from "#worker/http/exports.ts";
import { fileDoors } from "#worker/http/files.ts";
import { readToEnd, limitedBody, sameOriginOnly, withHeaders } from "#worker/http/guard.ts";
import { liveDoor, tabOf } from "#worker/http/live.ts";
import { logoDoors } from "#worker/http/logos.ts";
import { mapFrame } from "#worker/http/map-frame.ts";
import { watchDoors } from "#worker/http/metrics.ts";
import { pageDoors } from "#worker/http/pages.ts";
import { payFrame } from "#worker/http/pay-frame.ts";
import { stopMailDoors } from "#worker/http/stop-mail.ts";
import { tellAll } from "#worker/http/tell-all.ts";
import { webhookDoors } from "#worker/http/webhooks.ts";
import { withoutSecrets } from "#worker/http/without-secrets.ts";
import { analyserOf } from "#worker/ports/analysis/analyser-of.ts";
import { openIdConnect } from "#worker/ports/identity/open-id-connect.ts";
import { sendWaitingMail } from "#worker/ports/mail/send-waiting-mail.ts";
import { sendingOf } from "#worker/ports/mail/sending.ts";
import { outsideServices } from "#worker/ports/outside-services.ts";
import { queuePapers } from "#worker/ports/papers/paper-queue.ts";
import { gatewayOf } from "#worker/ports/payments/gateway-of.ts";
import { webhookSender } from "#worker/ports/webhooks/webhook-sender.ts";
import { appRouter } from "#worker/router.ts";

type House = { Bindings: Env; Variables: { circumstances: Circumstances } };

const operations = restTable(appRouter._def.procedures);
const callerFor = callerOf(appRouter);

/** A procedure by its name, such as `tasks.list`, in the name of whoever asks. */
const callFor = (circumstances: Circumstances) => async (path: string, input: unknown) => {
  const [domain = "", verb = ""] = path.split(".");
  const caller = callerFor({ circumstances }) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  const call = caller[domain]?.[verb];
  if (!call) throw new Error(`No procedure ${path}`);
  return call(input);
};

/** For several calls at once, whose reads are one trip. */
const together = (circumstances: Circumstances): Circumstances => ({
  ...circumstances,
  sharedReads: new SharedReads(),
});

/** Everything the Worker answers. Order matters: who asks, then from where, then how much, then what. */
export const app = new Hono<House>();

app.use(async (c, next) => {
  const started = Date.now();
  const circumstances = await circumstancesOf(c.req.raw, c.env, (work) => c.executionCtx.waitUntil(work));
  c.set("circumstances", circumstances);
  await next();
  await readToEnd(c.req.raw.body);
  const { meter, reference, claims } = circumstances;
  if (claims?.scopes && c.res.status < 400) markKeyUsed(circumstances);
  // An opened line is handed on as it is: no answer, and nothing to set a header on.
  if (c.res.status !== 101) {
    c.res = withHeaders(c.res);
    c.res.headers.set("x-reference", reference);
    if (c.env.DIAGNOSTICS === "1") {
      c.res.headers.set("server-timing", `db;desc="trips=${meter.trips} rows=${meter.rowsRead}"`);
    }
  }
  log({
    event: "request",
    reference,
    method: c.req.method,
    path: withoutSecrets(c.req.path),
    status: c.res.status,
    ms: Date.now() - started,
    userId: circumstances.claims?.userId ?? null,
    trips: meter.trips,
  });
});

// Before the question where a call comes from: a mail's program asks from anywhere.
app.route("/stop-mail", stopMailDoors);
app.use(sameOriginOnly);

const DRAWINGS = /^\/trpc\/workflows\.saveDraft$|^\/api\/workflows\/\d+\/draft$/;
const bodyLimitOf = (path: string): number => (DRAWINGS.test(path) ? LIMITS.graphBytes : LIMITS.bodyBytes);

app.route("/auth", authDoors);
app.route("/files/logos", logoDoors);
app.route("/files", fileDoors);
app.route("/exports", exportDoors);
app.route("/calendar", calendarDoors);
app.route("/live", liveDoor);
app.route("/webhooks", webhookDoors);

app.use("/trpc/*", (c, next) => limitedBody(bodyLimitOf(c.req.path))(c, next));
app.all("/trpc/*", (c) =>
  fetchRequestHandler({
    endpoint: "/trpc",
    router: appRouter,
    req: c.req.raw,
    maxBatchSize: LIMITS.batchCalls,
    createContext: ({ info }) => {
      const circumstances = c.get("circumstances");
      return { circumstances: info.calls.length > 1 ? together(circumstances) : circumstances };
    },
    responseMeta: ({ errors }) => {
      const waits = errors.flatMap((error) => faultOf(error).retryAfter ?? []);
      return waits.length > 0 ? { headers: { "retry-after": String(Math.max(...waits)) } } : {};
    },
    onError: ({ error }) => report(error, c.get("circumstances").reference),
  }),
);

app.use("/api/*", (c, next) => limitedBody(bodyLimitOf(c.req.path))(c, next));
app.get("/api/openapi.json", async (c) => {
  await refuseUnlessOpen(c.get("circumstances"));
  return c.json(openApi(operations));
});
app.get("/api", async (c) => {
  await refuseUnlessOpen(c.get("circumstances"));
  return c.html(apiPage(operations));
});
const rest = new Hono<House>();
mountRest(
  rest as unknown as Hono,
  operations,
  (path, input, c) => callFor(c.get("circumstances" as never) as Circumstances)(path, input),
  (error, c) => refuse(error, c.get("circumstances" as never) as Circumstances, c.req.header("accept")),
);
app.route("/api", rest);

app.get("/map-frame", async (c) => {
  const key = c.env.MAPS_KEY;
  return mapFrame(
    key && (await isFeatureOn(c.get("circumstances").connection, "outsideMap")) ? key : undefined,
  );
});

app.get("/pay-frame", (c) => payFrame(c.env));

app.route("/", watchDoors);
app.route("/", deviceDoors);
app.route(
  "/",
  pageDoors((circumstances) => callFor(together(circumstances))),
);

app.get("/assets/*", async (c) => {
  const asset = await c.env.ASSETS.fetch(c.req.url);
  const isPage = asset.headers.get("content-type")?.startsWith("text/html") ?? false;
  // A chunk of an older build: the single-page fallback would answer a page here, and browsers would keep it for good.
  if (isPage || asset.status !== 200) throw new Fault("not_found");
  const answer = new Response(asset.body as unknown as ReadableStream, asset as unknown as ResponseInit);
  answer.headers.set("cache-control", "public, max-age=31536000, immutable");
  return answer;
});

app.notFound((c) => {
  const isKnown = operations.some((operation) => matches(operation.address, c.req.path));
  return refuse(
    new Fault(isKnown ? "method_not_allowed" : "not_found"),
    c.get("circumstances"),
    c.req.header("accept"),
  );
});

app.onError((error, c) => {
  c.get("circumstances").refusals.note(`${c.req.method} ${doorOf(c.req.path)}`, error);
  return refuse(error, c.get("circumstances"), c.req.header("accept"));
});

/** A path without what differs from call to call. */
const doorOf = (path: string): string => withoutSecrets(path).replaceAll(/\d+/g, "…").slice(0, 80);

function refuse(error: unknown, circumstances: Circumstances, accept: string | undefined): Response {
  report(error, circumstances.reference);
  return refusal(error, { reference: circumstances.reference, accept });
}

/** What nobody threw on purpose goes to the log, under the reference that the answer carries. */
function report(error: unknown, reference: string): void {
  const { code } = faultOf(error);
  if (code === "internal" || code === "unavailable") log({ event: code, reference, error: describe(error) });
}

/** A key's last use, to the minute, after the answer has gone out. */
function markKeyUsed({ connection, claims, now, afterwards, reference }: Circumstances): void {
  const at = now.getTime();
  const db = openDb(connection, "write");
  const marking = db.run(
    sql`update api_connections set last_used_at = ${at} where key_hash = ${claims?.tokenHash ?? ""} and (last_used_at is null or last_used_at < ${at - MINUTE_MS})`,
  );
  afterwards(
    marking.catch((error: unknown) => log({ event: "key not marked", reference, error: describe(error) })),
  );
}

function matches(address: string, path: string): boolean {
  return new RegExp(`^/api${address.replace(/:\w+/g, "[^/]+")}$`).test(path);
}

/** Longer ones are made up; in characters. */
const USER_AGENT_KEPT = 300;

async function circumstancesOf(
  request: Request,
  env: Env,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Circumstances> {
  const isDemo = env.DEMO_MODE === "1";
  const claims = await claimsOf(request, env, isDemo);
  const from = {
    ip: request.headers.get("cf-connecting-ip"),
    country: request.headers.get("cf-ipcountry")?.slice(0, 2) ?? null,
    userAgent: request.headers.get("user-agent")?.slice(0, USER_AGENT_KEPT) ?? null,
  };
  return {
    connection: connectionOf(env),
    meter: { trips: 0, rowsRead: 0 },
    claims,
    ...from,
    now: new Date(),
    reference: crypto.randomUUID(),
    place: placeOf(request),
    vault: vaultOf(env.SESSION_SECRET),
    companyZone: zoneOf(env),
    setUp: {
      publicOrigin: env.PUBLIC_ORIGIN || null,
      timeZone: env.COMPANY_TIME_ZONE || null,
      sender: env.MAIL_FROM || null,
    },
    isDemo,
    hasMapService: Boolean(env.MAPS_KEY),
    origin: env.PUBLIC_ORIGIN || new URL(request.url).origin,
    afterwards,
    sendMail: async () => {
      await sendWaitingMail(env, new Date());
      await tellUndelivered(env, new Date());
    },
    publish: (news) => tellAll(env, news, tabOf(request)),
    sealKey: (key) => sealKey(env.SESSION_SECRET, key),
    backUp: (by) => backUp(env, new Date(), by),
    readPapers: (documentIds) => queuePapers(env, documentIds),
    services: outsideServices(env),
    refusals: refusals(env, { ...from, userId: claims?.userId ?? null }, afterwards),
    attempts: attemptsOf(env),
    gateway: gatewayOf(env),
    analyser: analyserOf(env),
    sending: sendingOf(env),
    webhooks: webhookSender(env),
    identityProviders: openIdConnect(env),
  };
}

/** Town and country, where the platform says them. */
function placeOf(request: Request): string | null {
  const { cf } = request as Request & { cf?: { city?: string; country?: string } };
  return [cf?.city, cf?.country].filter(Boolean).join(", ") || null;
}

async function claimsOf(request: Request, env: Env, isDemo: boolean): Promise<Claims | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  // A key is for the REST addresses. One that does not hold is nobody, whoever else the request might be.
  if (bearer !== undefined && new URL(request.url).pathname.startsWith("/api/"))
    return openKey(env.SESSION_SECRET, bearer);
  const cookie = sessionCookieOf(request);
  if (cookie) {
    const claims = await openSession(env.SESSION_SECRET, cookie);
    if (claims) return claims;
  }
  return isDemo ? { userId: DEMO_ACCOUNTS.administrator, role: "admin", tokenHash: null } : null;
}
