import type { Route } from "#contracts/core/route.ts";
import { appRouter } from "#worker/router.ts";

import type { Actor, Answer } from "./actor.ts";

export type Procedure = { path: string; route: Route };

/** Every procedure of the portal with its route, by path: what the generated tests loop over. */
export const PROCEDURES: readonly Procedure[] = Object.entries(
  appRouter._def.procedures as Record<string, unknown>,
)
  .map(([path, procedure]) => ({ path, route: (procedure as { _def: { meta: Route } })._def.meta }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Calls a procedure over tRPC with an input as it would stand in JSON, whatever its shape. */
export function call(actor: Actor, { path, route }: Procedure, input: unknown): Promise<Answer> {
  const body = JSON.stringify({ json: input });
  return route.kind === "query"
    ? actor.get(`/trpc/${path}?input=${encodeURIComponent(body)}`)
    : actor.request(`/trpc/${path}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
}

/** Where a route's REST address leads with an input: path parameters filled in, the rest as query string or body. */
export function restRequest(
  route: Route,
  input: Record<string, unknown>,
): { method: string; path: string; body: unknown } {
  const [method = "", address = ""] = (route.rest ?? "").split(" ");
  const rest = { ...input };
  const path = address.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  if (method !== "GET")
    return { method, path: `/api${path}`, body: Object.keys(rest).length > 0 ? rest : undefined };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method, path: `/api${path}${query.size > 0 ? `?${query}` : ""}`, body: undefined };
}
