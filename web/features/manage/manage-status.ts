import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** The words of the Management Center for how far a workspace is. */
export type ManageStatus = "Active" | "In Review" | "Completed" | "Pending";

/** "In Review": something of it waits for the company. "Pending": it has not begun. */
export function manageStatusOf({
  status,
  actionCount,
}: Pick<Workspace, "status" | "actionCount">): ManageStatus {
  if (status === "completed") return "Completed";
  if (actionCount > 0) return "In Review";
  return status === "pending" ? "Pending" : "Active";
}
