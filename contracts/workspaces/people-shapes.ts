import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";

export const WorkspaceNote = z.object({
  id: Id,
  body: z.string(),
  authorName: z.string(),
  authorInitials: z.string(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  /** Only its author changes or removes it. */
  isMine: z.boolean(),
  version: Version,
});
export type WorkspaceNote = z.infer<typeof WorkspaceNote>;
