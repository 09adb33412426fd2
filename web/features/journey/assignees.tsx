import { Progress } from "@mantine/core";
import { IconCircleCheck, IconClock } from "@tabler/icons-react";

import type { CustomerTodo } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Avatar } from "#web/ui/avatar.tsx";

import classes from "./details.module.css";

/** How many of the assignees have finished, and who. */
export function Assignees({ todo }: { todo: CustomerTodo }) {
  const all = todo.assignees.length;
  const done = todo.assignees.filter(({ status }) => status === "finished").length;
  return (
    <section aria-label={copy.progressLabel(done, all)}>
      <div className={classes.progress}>
        <span>{copy.progress}</span>
        <b>{copy.nOfAll(done, all)}</b>
      </div>
      <Progress
        value={all === 0 ? 0 : (done / all) * 100}
        size={6}
        aria-label={copy.progressLabel(done, all)}
        color={done === all && all > 0 ? "green" : "ocean"}
      />
      <p className={classes.rule}>{todo.completionRule === "one" ? copy.onlyOne : copy.everyone}</p>
      <ul className={classes.assignees} aria-label={copy.assignees}>
        {todo.assignees.map(({ name, initials, status }) => (
          <li key={name}>
            <Avatar initials={initials} />
            <span className="ellipsis" dir="auto" title={name}>
              {name}
            </span>
            <span className={classes.assigneeStatus} data-status={status}>
              {status === "finished" ? (
                <IconCircleCheck size={14} stroke={2} aria-hidden />
              ) : (
                <IconClock size={14} stroke={2} aria-hidden />
              )}
              {status === "finished" ? copy.assigneeFinished : copy.assigneePending}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
