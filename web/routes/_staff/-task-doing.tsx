import type { WorkspaceTask } from "#contracts/workspace-facts.ts";
import { SignStep } from "#web/features/signing/sign-step.tsx";

type Props = { task: WorkspaceTask; onDone: () => void };

/** What the team does a step with, where that is more than saying that it is done. */
export function TaskDoing({ task, onDone }: Props) {
  const isOpen = task.status !== "pending" && task.status !== "completed";
  if (task.actionType === "e-sign" && task.assignedRole === "team" && isOpen) {
    return <SignStep taskId={task.id} onDone={onDone} />;
  }
  return null;
}
