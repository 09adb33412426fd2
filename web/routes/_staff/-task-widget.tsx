import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";
import { paperWords } from "#web/copy/required-papers.ts";
import { BookingPart } from "#web/features/bookings/booking-part.tsx";
import { SignStep } from "#web/features/signing/sign-step.tsx";

type Props = { task: WorkspaceTask };

/** What the team does a step with, where that is more than saying that it is done. */
export function TaskWidget({ task }: Props) {
  const isOpen = task.status !== "pending" && task.status !== "completed";
  if (task.actionType === "e-sign" && task.assignedRole === "team" && isOpen) {
    return <SignStep task={task} />;
  }
  if (task.actionType === "time-booking" && task.isBookable && task.status !== "pending") {
    const missing = missingPapers(task.papers);
    const before = missing.length > 0 && <p>{paperWords.first(missing)}</p>;
    return <BookingPart taskId={task.id} mayBook before={before} />;
  }
  return null;
}
