import { byDueDate, dueFirst } from "#contracts/tasks/due-first.ts";
import type { Task, TaskStatus } from "#contracts/tasks/shapes.ts";

/** What waits for the company, what others have in hand, what has not opened, what is done. */
const RANK = {
  overdue: 0,
  your_turn: 0,
  in_progress: 1,
  pending: 2,
  completed: 3,
} as const satisfies Record<TaskStatus, number>;

/** Tasks as the detail lists them: by whose turn it is, then what is due first; the latest completed one leads those done. */
export function inOrder<T extends Task>(tasks: readonly T[]): T[] {
  return tasks.toSorted((a, b) => {
    const byRank = RANK[a.status] - RANK[b.status];
    if (byRank !== 0) return byRank;
    if (a.status === "completed") return (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0);
    return byDueDate(a, b) || a.id - b.id;
  });
}

/** The task to be done before any other: of those that are open the one due first, whoever has it; undefined when all is done. */
export function nextOf(tasks: readonly Task[]): Task | undefined {
  const left = inOrder(tasks).filter(({ status }) => status !== "completed");
  const open = left.filter(({ status }) => status !== "pending");
  return dueFirst(open) ?? left[0];
}

/** Whole percent of the tasks that are done, over all tasks of the journey; 0 of none. */
export function percentDone({ tasksDone, tasksTotal }: { tasksDone: number; tasksTotal: number }): number {
  return tasksTotal === 0 ? 0 : Math.round((tasksDone / tasksTotal) * 100);
}
