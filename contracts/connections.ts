import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { ServiceTest } from "./settings.ts";

/** What a key may be for; by the first word of a procedure's name. Accounts, settings and keys themselves are not among them. */
export const CONNECTION_AREAS = [
  "workspaces",
  "tasks",
  "documents",
  "clients",
  "templates",
  "schedule",
  "billing",
  "messages",
  "help",
  "dashboard",
] as const;

export const CONNECTION_SCOPES = CONNECTION_AREAS.flatMap(
  (area) => [`${area}:read`, `${area}:write`] as const,
);
export const ConnectionScope = z.enum(CONNECTION_SCOPES);
export type ConnectionScope = z.infer<typeof ConnectionScope>;

/** Whether scopes let a key call a procedure. Writing in an area lets it read there too. */
export function covers(
  scopes: readonly string[],
  path: string,
  kind: "query" | "mutation" | "subscription",
): boolean {
  const [area = ""] = path.split(".");
  return scopes.includes(`${area}:write`) || (kind === "query" && scopes.includes(`${area}:read`));
}

/** Every key begins so; who finds one in a log knows what it is. */
export const CONNECTION_PREFIX = "ptp_";
/** How much of a key stays visible. */
export const CONNECTION_PREFIX_SHOWN = 12;

export const Connection = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(ConnectionScope),
  createdBy: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type Connection = z.infer<typeof Connection>;

/** Days until a key ends by itself; null is never. */
export const CONNECTION_DAYS = [30, 90, 365] as const;

export const ConnectionDraft = z.object({
  name: requiredText(LIMITS.name, "Name is required"),
  scopes: z.array(ConnectionScope).min(1, "Choose at least one scope"),
  days: z.number().int().min(1).max(730).nullable(),
  requestId: RequestId,
});
export type ConnectionDraft = z.infer<typeof ConnectionDraft>;

export const connectionRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "API keys, newest first",
    input: PageInput,
    output: pageOf(Connection),
  },
  create: {
    kind: "mutation",
    access: "admin",
    summary: "Make an API key; the key itself is in this answer and nowhere else",
    input: ConnectionDraft,
    output: Connection.extend({ key: z.string().nullable() }),
  },
  test: {
    kind: "mutation",
    access: "admin",
    summary: "Say whether the portal takes an API key, and why it does not",
    input: z.object({ connectionId: Id }),
    output: ServiceTest,
  },
  revoke: {
    kind: "mutation",
    access: "admin",
    summary: "End an API key at once",
    input: z.object({ connectionId: Id }),
    output: Connection,
  },
});
