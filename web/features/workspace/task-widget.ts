import type { ReactNode } from "react";

import type { ActionType } from "#contracts/workflows/shapes.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";

/** The part of another feature that a step is done with; nothing for most. */
export type TaskWidget = (task: WorkspaceTask) => ReactNode;

/** The kinds that have such a part. */
export const HAS_WIDGET: ReadonlySet<ActionType> = new Set<ActionType>(["e-sign", "time-booking"]);
