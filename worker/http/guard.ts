import type { MiddlewareHandler } from "hono";

import { ANSWER_HEADERS, contentPolicy } from "#contracts/core/answer-headers.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": contentPolicy(),
  ...ANSWER_HEADERS,
};

/** The headers of every answer, errors and files too. A door that has set its own stricter one keeps it. */
export function withHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(HEADERS))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

/**
 * Lets a change through only from our own pages: a browser says where a request comes from, in `Origin` or
 * `Sec-Fetch-Site`. A request with neither does not come from a browser and brings no cookie it did not mean to.
 */
export const sameOriginOnly: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) || c.req.header("upgrade")?.toLowerCase() === "websocket") {
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isOurs = origin === undefined || origin === new URL(c.req.url).origin;
    const isCrossSite = site !== undefined && site !== "same-origin" && site !== "none";
    if (!isOurs || isCrossSite) throw new Fault("forbidden", "This request comes from another site.");
  }
  await next();
};

/** Refuses a body over the limit by what arrives, not by what its header promises. */
export function limitedBody(limit: number): MiddlewareHandler {
  return async (c, next) => {
    const declared = Number(c.req.header("content-length") ?? "0");
    if (declared > limit) throw new Fault("too_large");
    if (c.req.raw.body && !SAFE_METHODS.has(c.req.method)) {
      const bytes = await readAtMost(c.req.raw.body, limit);
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method comes with the request, and is not GET
      c.req.raw = new Request(c.req.raw, { body: bytes });
    }
    await next();
  };
}

/** @throws Fault `too_large` as soon as one byte more than `limit` has come. */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not cancelled where it is too much: see `readToEnd`.
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > limit) throw new Fault("too_large");
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** A sender of more than this is cut off after all. */
const PASSING_BYTES = 33_554_432;

/**
 * Reads what is left of a request's body. The line is closed under a sender who is still at it, and their
 * browser then shows a broken line instead of our answer.
 */
export async function readToEnd(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  const reader = body.getReader();
  try {
    while (size < PASSING_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has gone: nobody waits for an answer.
  }
}
