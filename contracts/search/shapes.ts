import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";

import { FOUND_KINDS } from "./terms.ts";

export const FoundKind = z.enum(FOUND_KINDS);
export type FoundKind = z.infer<typeof FoundKind>;

export const Found = z.object({
  kind: FoundKind,
  id: Id,
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
  /** The journey it belongs to, is, or, of a person, takes part in. */
  workspaceId: Id.nullable(),
  /** The client whose pet it is. */
  clientId: Id.nullable(),
});
export type Found = z.infer<typeof Found>;
