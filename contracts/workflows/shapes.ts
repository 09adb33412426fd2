import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";

import { ACTION_TYPES, ASSIGNEE_ROLES, COMPLETION_RULES, DUE_ANCHORS } from "./terms.ts";

export const ActionType = z.enum(ACTION_TYPES);
export type ActionType = z.infer<typeof ActionType>;

export const AssigneeRole = z.enum(ASSIGNEE_ROLES);
export type AssigneeRole = z.infer<typeof AssigneeRole>;

export const DueAnchor = z.enum(DUE_ANCHORS);
export type DueAnchor = z.infer<typeof DueAnchor>;

export const CompletionRule = z.enum(COMPLETION_RULES);
export type CompletionRule = z.infer<typeof CompletionRule>;

/** A node of the editor; a freshly dropped one has empty `data`. */
export const WorkflowNode = z.object({
  id: z.string(),
  /** An id of the action library. */
  type: ActionType,
  name: z.string(),
  x: z.number(),
  y: z.number(),
  data: z.object({
    description: z.string().optional(),
    assignedTo: AssigneeRole.optional(),
    /** `active` is the only value that has a badge. */
    status: z.string().optional(),
  }),
});
export type WorkflowNode = z.infer<typeof WorkflowNode>;

/** A workflow template with the steps of the version that new journeys run on. */
export const Workflow = z.object({
  templateId: Id,
  name: z.string(),
  description: z.string(),
  /** The number of the version; null while none is published. */
  versionNumber: z.number().int().nullable(),
  isSequential: z.boolean(),
  nodes: z.array(WorkflowNode),
});
export type Workflow = z.infer<typeof Workflow>;
