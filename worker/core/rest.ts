import type { AnyTRPCRouter } from "@trpc/server";
import type { Context as HonoContext, Hono } from "hono";
import * as z from "zod";

import { type ErrorBody, ERROR_STATUS } from "#contracts/core/errors.ts";
import type { Route } from "#contracts/core/route.ts";
import { Fault } from "#worker/core/fault.ts";
import { faultOf } from "#worker/core/trpc.ts";

export type Operation = { path: string; route: Route; method: string; address: string };

type Invoke = (path: string, input: unknown, c: HonoContext) => Promise<unknown>;
type Report = (error: unknown, c: HonoContext) => Response;

/** Mounts every procedure whose route names a REST address. No handler is written by hand, so two doors never have two locks. */
export function mountRest(app: Hono, operations: readonly Operation[], invoke: Invoke, report: Report): void {
  for (const { path, route, method, address } of operations) {
    app.on(method, address, async (c) => {
      try {
        const output = await invoke(path, await readInput(c, route), c);
        return answer(c, route, output);
      } catch (error) {
        return report(error, c);
      }
    });
  }
}

/** Every procedure with a REST address, in the order in which addresses must be tried. */
export function restTable(procedures: AnyTRPCRouter["_def"]["procedures"]): Operation[] {
  return Object.entries(procedures as Record<string, unknown>)
    .flatMap(([path, procedure]) => {
      const route = (procedure as { _def: { meta?: Route } })._def.meta;
      if (!route?.rest) return [];
      const [method = "", address = ""] = route.rest.split(" ");
      return [{ path, route, method, address }];
    })
    .sort((a, b) => (rank(a.address) < rank(b.address) ? -1 : 1));
}

/** "~" is the last printable ASCII character: literal segments outrank parameters, whatever the order of writing. */
const rank = (address: string): string => address.replace(/:\w+/g, "~");

/** A paged list answers its items as an array, with the address of the next page in `Link`. */
function answer(c: HonoContext, route: Route, output: unknown): Response {
  const status = route.status ?? 200;
  if (!isPage(route)) return c.json(output as never, status);
  const { items, nextCursor } = output as { items: unknown[]; nextCursor: string | null };
  if (nextCursor !== null) {
    const next = new URL(c.req.url);
    next.searchParams.set("cursor", nextCursor);
    c.header("Link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return c.json(items as never, status);
}

export function isPage(route: Route): boolean {
  return route.output instanceof z.ZodObject && "nextCursor" in route.output.shape;
}

/** Path parameters win over query string and body, so an address cannot be contradicted by its payload. */
async function readInput(c: HonoContext, route: Route): Promise<unknown> {
  return {
    ...fromQuery(c.req.queries(), route.input),
    ...(await readBody(c)),
    ...fromQuery(asLists(c.req.param()), route.input),
  };
}

function asLists(parameters: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, [value]]));
}

async function readBody(c: HonoContext): Promise<object> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return {};
  const text = await c.req.text();
  if (text === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  } catch {
    // falls through to the one refusal below
  }
  throw new Fault("invalid_input", "The body must be a JSON object");
}

/** Addresses carry text only; the schema tells which fields are numbers, booleans or lists. */
export function fromQuery(query: Record<string, string[]>, schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, fromText(values, bare(schema.shape[name]))]),
  );
}

function fromText(values: string[], schema: unknown): unknown {
  if (schema instanceof z.ZodArray) return values.map((value) => fromText([value], bare(schema.element)));
  const [value = ""] = values;
  if (schema instanceof z.ZodNumber && value.trim() !== "") return Number(value);
  if (schema instanceof z.ZodBoolean && (value === "true" || value === "false")) return value === "true";
  return value;
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema;
}

/**
 * A refusal over HTTP. The body is the sentence, so that `{status}: {body}` reads well; whoever asks for JSON gets the
 * one error shape. Code and reference stand in headers either way.
 */
export function refusal(error: unknown, c: { reference: string; accept: string | undefined }): Response {
  const fault = faultOf(error);
  const status = ERROR_STATUS[fault.code];
  const headers = new Headers({
    "x-error-code": fault.code,
    "x-reference": c.reference,
    "cache-control": "no-store",
  });
  if (fault.retryAfter !== undefined) headers.set("retry-after", String(fault.retryAfter));
  if (c.accept?.includes("application/json")) {
    const body: ErrorBody = {
      code: fault.code,
      message: fault.message,
      reference: c.reference,
      ...(fault.fields && { fields: fault.fields }),
      ...(fault.current !== undefined && { current: fault.current }),
    };
    return Response.json(body, { status, headers });
  }
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(fault.message, { status, headers });
}
