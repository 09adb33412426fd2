import type { WorkspaceStatus } from "#contracts/workspaces/shapes.ts";

/** How many tasks 'Recent Task Activity' and 'Recent Actions' show. */
export const RECENT_TASKS = 5;

/** The progress bar of the Status Overview, in percent. Literal by the specification: any status it does not name is 0. */
export function progressOf(status: WorkspaceStatus | "your_turn" | (string & {})): number {
  const percent: Record<string, number> = { completed: 100, in_progress: 60, your_turn: 40, pending: 20 };
  return percent[status] ?? 0;
}
