import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";

import { REMOVED_KINDS } from "./terms.ts";

/** Something that was deleted, by its kind and the id that it had. */
export const RemovedKey = z.object({ kind: z.enum(REMOVED_KINDS), thingId: Id });
export type RemovedKey = z.infer<typeof RemovedKey>;

export const RemovedThing = RemovedKey.extend({
  id: Id,
  name: z.string(),
  /** Null for what belongs to no journey. */
  workspaceId: Id.nullable(),
  workspaceName: z.string().nullable(),
  /** Null where the travel rules ask for it no longer. */
  removedBy: z.string().nullable(),
  removedAt: z.date(),
  /** From then on it is gone for good. */
  goneAt: z.date(),
});
export type RemovedThing = z.infer<typeof RemovedThing>;
