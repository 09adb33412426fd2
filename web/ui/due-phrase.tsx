import { IconAlertTriangle } from "@tabler/icons-react";

import type { Task } from "#contracts/tasks/shapes.ts";
import { formatDate, useToday } from "#web/core/dates.ts";

import { dueOf } from "./due.ts";

import classes from "./due-phrase.module.css";

/** `Due in 3 days`, counted in the viewer's calendar days; the date itself on hover. Nothing where nothing is due. */
export function DuePhrase({ task }: { task: Pick<Task, "status" | "dueDate"> }) {
  const due = dueOf(task, useToday());
  if (!due || task.dueDate === null) return null;
  return (
    <span className={classes.due} data-urgent={due.isUrgent || undefined} title={formatDate(task.dueDate)}>
      {due.isUrgent && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
      {due.phrase}
    </span>
  );
}
