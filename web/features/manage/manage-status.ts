import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** The words of the Management Center for how far a workspace is. */
export type ManageStatus = "Active" | "In Review" | "Ready" | "Arrived" | "Completed" | "Pending";

const WORDS = { ready: "Ready", arrived: "Arrived", completed: "Completed" } as const;

/** "In Review": something of it waits for the company. "Pending": it has not begun. */
export function manageStatusOf({
  stage,
  actionCount,
}: Pick<Workspace, "stage" | "actionCount">): ManageStatus {
  if (stage === "ready" || stage === "arrived" || stage === "completed") return WORDS[stage];
  if (actionCount > 0) return "In Review";
  return stage === "pending" ? "Pending" : "Active";
}
