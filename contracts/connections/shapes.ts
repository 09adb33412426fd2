import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, RequestId, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";

import { CONNECTION_SCOPES } from "./terms.ts";

export const ConnectionScope = z.enum(CONNECTION_SCOPES);
export type ConnectionScope = z.infer<typeof ConnectionScope>;

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

export const ConnectionDraft = z.object({
  name: requiredText(LIMITS.name, "Name is required"),
  scopes: z.array(ConnectionScope).min(1, "Choose at least one scope"),
  days: z.number().int().min(1).max(730).nullable(),
  requestId: RequestId,
});
export type ConnectionDraft = z.infer<typeof ConnectionDraft>;
