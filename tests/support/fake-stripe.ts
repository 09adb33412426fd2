import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong with the next call: nothing comes back, although it happened or before it did, or an error does. */
export type Fault = "lost" | "500" | "silent";

export type Intent = {
  id: string;
  object: "payment_intent";
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: Record<string, string>;
};

export const STRIPE_SECRET = "sk_test_0123456789";
export const WEBHOOK_SECRET = "whsec_0123456789";

/** Stripe as far as we use it: it keeps payments, knows attempts by their key, and fails when it is told to. */
export type FakeStripe = {
  origin: string;
  /** In the order in which they will happen; a call to another path than the one named is left alone. */
  faults: { fault: Fault; path: RegExp }[];
  intents: Map<string, Intent>;
  /** `METHOD path` of each call. */
  calls: string[];
  /** What Stripe's form in the browser does: the bank takes the card, refuses it, or takes its time. */
  confirm: (clientSecret: string, bank?: "takes" | "refuses" | "waits") => Intent;
  /** The message that tells of a payment, as it stands now unless it is given otherwise. */
  message: (kind: string, object: object, id?: string) => { body: string; header: string };
  stop: () => Promise<void>;
};

export async function aStripe(): Promise<FakeStripe> {
  const intents = new Map<string, Intent>();
  const answers = new Map<string, { body: string; answer: [number, object] }>();
  const faults: FakeStripe["faults"] = [];
  const calls: string[] = [];

  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://stripe");
    calls.push(`${request.method} ${path}`);
    const next = faults[0];
    const fault = next?.path.test(path) ? faults.shift()?.fault : undefined;
    if (fault === "silent") return;
    if (fault === "500") return answer(response, [500, { error: { message: "Down" } }]);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const said = handle(request, { path, query, body });
    if (fault === "lost") response.destroy();
    else answer(response, said);
  };

  type Asked = { path: string; query: URLSearchParams; body: string };
  const handle = (request: IncomingMessage, { path, query, body }: Asked): [number, object] => {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`) return [401, { error: {} }];
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? answers.get(key) : undefined;
    if (before) return before.body === body ? before.answer : [400, { error: { code: "idempotency_error" } }];
    const said = act(`${request.method} ${path}`, query, new URLSearchParams(body));
    if (typeof key === "string") answers.set(key, { body, answer: said });
    return said;
  };

  const act = (call: string, query: URLSearchParams, sent: URLSearchParams): [number, object] => {
    if (call === "GET /v1/balance") return [200, { object: "balance" }];
    if (call === "POST /v1/payment_intents") return [200, open(sent)];
    if (call === "GET /v1/payment_intents/search") {
      const attempt = /:"([^"]+)"/.exec(query.get("query") ?? "")?.[1];
      return [200, { data: [...intents.values()].filter(({ metadata }) => metadata["attempt"] === attempt) }];
    }
    const [, id = "", verb] = /^\w+ \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    const intent = intents.get(id);
    if (!intent) return [404, { error: { code: "resource_missing" } }];
    if (verb === "cancel") {
      if (intent.status === "succeeded" || intent.status === "processing") {
        return [400, { error: { code: "payment_intent_unexpected_state" } }];
      }
      intent.status = "canceled";
    }
    return [200, intent];
  };

  const open = (sent: URLSearchParams): Intent => {
    const id = `pi_${randomUUID().replaceAll("-", "")}`;
    const intent: Intent = {
      id,
      object: "payment_intent",
      status: "requires_payment_method",
      amount: Number(sent.get("amount")),
      amount_received: 0,
      currency: sent.get("currency") ?? "",
      client_secret: `${id}_secret_x`,
      metadata: { attempt: sent.get("metadata[attempt]") ?? "" },
    };
    intents.set(id, intent);
    return intent;
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    faults,
    intents,
    calls,
    confirm: (clientSecret, bank = "takes") => {
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
      if (!intent || intent.status === "canceled") throw new Error("There is no such payment");
      if (bank === "takes") Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
      if (bank === "waits") intent.status = "processing";
      return intent;
    },
    message: (kind, object, id = `evt_${randomUUID()}`) => {
      const body = JSON.stringify({ id, type: kind, data: { object } });
      const at = Math.floor(Date.now() / 1000);
      const v1 = createHmac("sha256", WEBHOOK_SECRET).update(`${at}.${body}`).digest("hex");
      return { body, header: `t=${at},v1=${v1}` };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(response: ServerResponse, [status, body]: [number, object]): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** What the Worker needs to know to pay by it. */
export const variablesFor = ({ origin }: { origin: string }) => ({
  STRIPE_API: origin,
  STRIPE_SECRET_KEY: STRIPE_SECRET,
  STRIPE_PUBLISHABLE_KEY: "pk_test_0123456789",
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});
