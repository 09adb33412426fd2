import { Link } from "@tanstack/react-router";

import type { Page } from "#contracts/core/paging.ts";
import { RECENT_TASKS } from "#contracts/dashboard/terms.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { statusOverview as copy } from "#web/copy/status-overview.ts";
import type { Asked } from "#web/core/asked.ts";
import { formatAgo, formatInstant, useNow } from "#web/core/dates.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import type { IconPart } from "#web/ui/badge.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { TaskStatusBadge } from "#web/ui/status/task-status.tsx";

import classes from "./status-screen.module.css";

type Props = {
  list: Asked & { data: Page<Task> | undefined };
  icon: IconPart;
};

/** The five actions that changed last, in the order in which the server gives them. */
export function Activity({ list, icon }: Props) {
  const now = useNow();
  const tasks = list.data?.items.slice(0, RECENT_TASKS) ?? [];
  return (
    <ListOf
      list={list}
      what={copy.what.activity}
      count={tasks.length}
      waiting={
        <Delayed>
          <div className={classes.loading}>
            {Array.from({ length: RECENT_TASKS }, (_, row) => (
              <Placeholder key={row} height={36} />
            ))}
          </div>
        </Delayed>
      }
      empty={<EmptyState icon={icon} title={copy.noActivity} />}
    >
      <ul className={classes.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Recent task={task} now={now} />
          </li>
        ))}
      </ul>
    </ListOf>
  );
}

function Recent({ task, now }: { task: Task; now: Date }) {
  return (
    <Link
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(task.workspaceId) }}
      className={classes.row}
    >
      <ActionTile type={task.actionType} size={32} />
      <span className={classes.words}>
        <PersonName name={task.title} className={classes.name ?? ""} />
        <span className={`${classes.dim} ellipsis`}>
          <bdi>{task.workspaceName ?? copy.unknownWorkspace}</bdi>
          {" · "}
          <time dateTime={task.updatedAt.toISOString()} title={formatInstant(task.updatedAt)}>
            {formatAgo(task.updatedAt, now)}
          </time>
        </span>
      </span>
      <TaskStatusBadge status={task.status} />
    </Link>
  );
}
