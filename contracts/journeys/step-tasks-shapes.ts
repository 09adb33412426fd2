import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { DOERS } from "#contracts/rules/types.ts";
import { ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";

export const STEPS_AT_ONCE = 60;
const StepId = z.string().max(60);

/** A to-do that is there already and means, or may mean, the same paper. */
const SameTask = z.object({
  taskId: Id,
  title: z.string(),
  dueDate: CalendarDate.nullable(),
  /** False where only a person can say whether it is the same. */
  isSure: z.boolean(),
  /** Done already, though the record does not show it: it stays done, and no second one is made. */
  isDone: z.boolean(),
});

/** A step of the rules as the task that would be made of it. */
const StepDraft = z.object({
  stepId: z.string(),
  title: z.string(),
  doer: z.enum(DOERS),
  assignedRole: z.enum(ASSIGNEE_ROLES),
  /** The first day of its window. */
  opensOn: CalendarDate.nullable(),
  /** The last one, on which the task is due. */
  dueDate: CalendarDate.nullable(),
  same: z.array(SameTask),
});
export type StepDraft = z.infer<typeof StepDraft>;

export const StepTasksPreview = z.object({
  /** Stands for all that is shown; what was changed since is not made on it. */
  seen: z.string(),
  steps: z.array(StepDraft),
});
export type StepTasksPreview = z.infer<typeof StepTasksPreview>;

/** Which steps become tasks; `taskId` where a to-do that is there is the step's. */
export const StepChoices = z
  .array(z.object({ stepId: StepId, taskId: Id.nullable() }))
  .min(1)
  .max(STEPS_AT_ONCE);

/** A task as it became that of a step; what takes it back holds it to this version. */
export const MadeTask = z.object({ stepId: StepId, taskId: Id, version: Version });
export type MadeTask = z.infer<typeof MadeTask>;
