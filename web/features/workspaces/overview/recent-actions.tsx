import { Link } from "@tanstack/react-router";

import { duePhrase } from "#contracts/core/dates.ts";
import { RECENT_TASKS } from "#contracts/dashboard/terms.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { overview as copy } from "#web/copy/workspace-panels.ts";
import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import classes from "./overview-panel.module.css";

/** The actions that changed last, each leading to its workspace with the action open. */
export function RecentActions() {
  const tasks = trpc.tasks.list.useQuery({ limit: RECENT_TASKS });
  return (
    <ListOf
      list={tasks}
      what={copy.recent.title}
      count={tasks.data?.items.length ?? 0}
      waiting={null}
      empty={<p className={classes.none}>{copy.recent.none}</p>}
    >
      <ul className={classes.actions}>
        {tasks.data?.items.map((task) => (
          <li key={task.id}>
            <RecentAction task={task} />
          </li>
        ))}
      </ul>
    </ListOf>
  );
}

function RecentAction({ task }: { task: Task }) {
  const today = useToday();
  const isOpen = task.status !== "completed";
  const isLate = isOpen && task.dueDate !== null && task.dueDate < today;
  const due = isOpen ? task.dueDate && duePhrase(task.dueDate, today) : copy.recent.done;
  const inside = (
    <>
      <ActionTile type={task.actionType} size={32} {...(isLate && { color: "urgent" })} />
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {task.title}
        </span>
        <span className={classes.where}>
          <bdi>{task.workspaceName ?? copy.recent.unknownWorkspace}</bdi>
          {due && (
            <>
              {" · "}
              <span data-late={isLate || undefined}>{due}</span>
            </>
          )}
        </span>
      </span>
    </>
  );
  // An archived workspace has no page to open.
  if (task.workspaceName === null) return <span className={classes.action}>{inside}</span>;
  return (
    <Link
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(task.workspaceId) }}
      search={{ task: task.id }}
      className={classes.action}
    >
      {inside}
    </Link>
  );
}
