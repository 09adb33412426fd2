import type { TaskStatus, TaskTab } from "./shapes.ts";

export const TAB_OF = {
  your_turn: "your_turn",
  overdue: "your_turn",
  pending: "pending",
  in_progress: "pending",
  completed: "completed",
} as const satisfies Record<TaskStatus, TaskTab>;
