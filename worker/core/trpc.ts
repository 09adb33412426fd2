import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import * as z from "zod";

import { covers } from "#contracts/connections/terms.ts";
import type { ErrorCode } from "#contracts/core/errors.ts";
import type { Route } from "#contracts/core/route.ts";
import { panelOf } from "#contracts/settings/client-dashboard-panels.ts";
import { moduleOf } from "#contracts/settings/module-of.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { strictly } from "#worker/core/strict.ts";
import { isUnavailable } from "#worker/core/writing.ts";

export type Context = { circumstances: Circumstances };

const TRPC_CODE = {
  invalid_input: "BAD_REQUEST",
  unauthorized: "UNAUTHORIZED",
  payment_failed: "PAYMENT_REQUIRED",
  forbidden: "FORBIDDEN",
  module_off: "FORBIDDEN",
  not_found: "NOT_FOUND",
  method_not_allowed: "METHOD_NOT_SUPPORTED",
  already_invited: "CONFLICT",
  out_of_turn: "CONFLICT",
  papers_missing: "CONFLICT",
  request_reused: "CONFLICT",
  slot_taken: "CONFLICT",
  stale_version: "CONFLICT",
  wrong_state: "CONFLICT",
  file_gone: "NOT_FOUND",
  too_large: "PAYLOAD_TOO_LARGE",
  unsupported_file: "UNSUPPORTED_MEDIA_TYPE",
  rate_limited: "TOO_MANY_REQUESTS",
  internal: "INTERNAL_SERVER_ERROR",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<ErrorCode, TRPCError["code"]>;

const t = initTRPC
  .context<Context>()
  .meta<Route>()
  .create({
    transformer: superjson,
    // Stack traces would leave the server otherwise.
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const fault = faultOf(error);
      return {
        ...shape,
        message: fault.message,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          fault: fault.code,
          fields: fault.fields,
          current: fault.current,
          reference: ctx?.circumstances.reference ?? "",
        },
      };
    },
  });

export const router = t.router;
export const callerOf = t.createCallerFactory;

/** The refusal an error stands for. What nobody threw on purpose tells nothing of itself but the request's reference. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof TRPCError) {
    if (error.cause instanceof Fault) return error.cause;
    if (error.cause instanceof z.ZodError) {
      return error.code === "BAD_REQUEST" ? invalidInput(error.cause) : new Fault("internal");
    }
    const known = (Object.keys(TRPC_CODE) as ErrorCode[]).find((code) => TRPC_CODE[code] === error.code);
    if (known && known !== "internal") return new Fault(known);
    if (error.code === "PARSE_ERROR") return new Fault("invalid_input", "The body must be a JSON object");
    return faultOf(error.cause);
  }
  return isUnavailable(error) ? new Fault("unavailable") : new Fault("internal");
}

/** One sentence that names every field that is wrong, and the same by field. */
export function invalidInput(error: z.ZodError): Fault {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[[...issue.path, key].join(".")] ??= "There is no such field";
    } else fields[issue.path.join(".") || "input"] ??= issue.message;
  }
  return badFields(fields);
}

/** Translates a Fault into tRPC's vocabulary, once, at the edge; and lets in whom the route names. */
const door = t.procedure.use(async ({ ctx, meta, path, next }) => {
  if (!meta) throw new Error("A procedure has no route");
  const act = new Act(ctx.circumstances, { ...meta, module: moduleOf(path), panel: panelOf(path) });
  const result = await guarded(
    () => {
      try {
        refuseStrangers(act, meta, path);
      } catch (error) {
        ctx.circumstances.refusals.note(path, error);
        throw error;
      }
    },
    () => next({ ctx: { ...ctx, act } }),
  );
  if (result.ok) return result;
  const fault = faultOf(result.error);
  ctx.circumstances.refusals.note(path, fault);
  throw new TRPCError({
    code: TRPC_CODE[fault.code],
    message: fault.message,
    cause:
      fault.code === "internal" || fault.code === "unavailable"
        ? (result.error.cause ?? result.error)
        : fault,
  });
});

async function guarded<T>(check: () => void, next: () => Promise<T>): Promise<T> {
  try {
    check();
  } catch (error) {
    if (error instanceof Fault)
      throw new TRPCError({ code: TRPC_CODE[error.code], message: error.message, cause: error });
    throw error;
  }
  return next();
}

function refuseStrangers(act: Act, { access, kind }: Route, path: string): void {
  const scopes = act.circumstances.claims?.scopes;
  if (scopes && !covers(scopes, path, kind)) throw new Fault("forbidden", "This key is not made for that.");
  if (access === "public") return;
  const { role } = act.who;
  if (access === "admin" && role !== "admin") throw new Fault("forbidden");
  if (access === "staff" && role === "customer") throw new Fault("forbidden");
}

type Input<R extends Route> = R["input"];
type Output<R extends Route> = R["output"];
type Verb<R extends Route> = (act: Act, input: z.output<Input<R>>) => Promise<z.input<Output<R>>>;

/** A procedure from its route and its verb, so shape, address and access cannot drift apart. */
export const query = <R extends Route & { kind: "query" }>(route: R, verb: Verb<R>) =>
  door
    .meta(route)
    .input(strictly(route.input) as Input<R>)
    .output(route.output as Output<R>)
    .query(({ ctx, input }) => verb(ctx.act, input as z.output<Input<R>>) as never);

export const mutation = <R extends Route & { kind: "mutation" }>(route: R, verb: Verb<R>) =>
  door
    .meta(route)
    .input(strictly(route.input) as Input<R>)
    .output(route.output as Output<R>)
    .mutation(({ ctx, input }) => verb(ctx.act, input as z.output<Input<R>>) as never);
