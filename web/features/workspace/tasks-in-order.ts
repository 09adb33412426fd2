import type { Task, TaskStatus } from "#contracts/tasks/shapes.ts";

/** What waits for the company, what others have in hand, what has not opened, what is done. */
const RANK = {
  overdue: 0,
  your_turn: 0,
  in_progress: 1,
  pending: 2,
  completed: 3,
} as const satisfies Record<TaskStatus, number>;

const NEVER = "9999-12-31";

/** Tasks as the detail lists them: by whose turn it is, then what is due first; the latest completed one leads those done. */
export function inOrder<T extends Task>(tasks: readonly T[]): T[] {
  return tasks.toSorted((a, b) => {
    const byRank = RANK[a.status] - RANK[b.status];
    if (byRank !== 0) return byRank;
    if (a.status === "completed") return (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0);
    return (a.dueDate ?? NEVER).localeCompare(b.dueDate ?? NEVER) || a.id - b.id;
  });
}

/** The open task that should be done before any other; undefined when all is done. */
export function nextOf(tasks: readonly Task[]): Task | undefined {
  return inOrder(tasks).find(({ status }) => status !== "completed");
}

/** Whole percent of the tasks that are done, over all tasks of the journey; 0 of none. */
export function percentDone({ tasksDone, tasksTotal }: { tasksDone: number; tasksTotal: number }): number {
  return tasksTotal === 0 ? 0 : Math.round((tasksDone / tasksTotal) * 100);
}
