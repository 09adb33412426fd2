import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";

import { WorkflowGraph } from "./graph-shapes.ts";
import { ActionType } from "./shapes.ts";

/** How many journeys under way run on a version. */
export const RunsOn = z.object({ number: z.number().int(), journeys: z.number().int() });
export type RunsOn = z.infer<typeof RunsOn>;

/** What is being drawn of a template. Journeys run on versions, so a draft disturbs nobody. */
export const WorkflowDraft = z.object({
  templateId: Id,
  name: z.string(),
  /** Of the draft alone: a card edited meanwhile does not make it stale. */
  version: Version,
  graph: WorkflowGraph,
  /** True while it says something else than the newest version. */
  isChanged: z.boolean(),
  savedAt: Instant.nullable(),
  savedBy: z.string().nullable(),
  /** The version that new journeys run on; null while none is published. */
  publishedNumber: z.number().int().nullable(),
  /** Versions with journeys under way, newest first. */
  runsOn: z.array(RunsOn),
});
export type WorkflowDraft = z.infer<typeof WorkflowDraft>;

export const WorkflowVersion = z.object({
  id: Id,
  number: z.number().int(),
  stepCount: z.number().int(),
  isCurrent: z.boolean(),
  publishedAt: Instant.nullable(),
  publishedBy: z.string().nullable(),
  journeys: z.number().int(),
});
export type WorkflowVersion = z.infer<typeof WorkflowVersion>;

const MOVE_KINDS = ["added", "removed", "changed", "kept", "done"] as const;

/** What a move to another version does with one step. */
export const StepMove = z.object({
  kind: z.enum(MOVE_KINDS),
  stepId: z.string(),
  type: ActionType,
  name: z.string(),
  /** What would be different: `name`, `assignedTo`, `due`, … */
  changes: z.array(z.string()),
});
export type StepMove = z.infer<typeof StepMove>;

export const JourneyMove = z.object({
  workspaceId: Id,
  workspaceName: z.string(),
  fromNumber: z.number().int().nullable(),
  toNumber: z.number().int(),
  /** Counts what moves on in the journey: sent back with the move, so that nobody moves what they have not seen. */
  run: Version,
  steps: z.array(StepMove),
});
export type JourneyMove = z.infer<typeof JourneyMove>;

/** A journey under way on a version. */
export const VersionJourney = z.object({
  workspaceId: Id,
  name: z.string(),
  ownerName: z.string(),
  departureDate: CalendarDate,
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
  /** As in `JourneyMove`: what is moved is the journey as it was listed. */
  run: Version,
});
export type VersionJourney = z.infer<typeof VersionJourney>;
