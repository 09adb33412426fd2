import { Button } from "@mantine/core";
import { IconAlertCircleFilled, IconEye, IconPaperclip, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { Task } from "#contracts/tasks/shapes.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import { formatDay } from "#web/core/dates.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { DuePhrase } from "#web/ui/due-phrase.tsx";
import { TaskStatusBadge } from "#web/ui/status/task-status.tsx";

import classes from "./action-card.module.css";

export function ActionCard({ action }: { action: Task }) {
  const workspace = action.workspaceName ?? copy.unknownWorkspace;
  const attachments = action.attachmentCount ?? 0;
  const address = {
    to: "/workspace/$workspaceId",
    params: { workspaceId: String(action.workspaceId) },
  } as const;
  return (
    <article className={classes.card} aria-labelledby={`action-${action.id}`}>
      <ActionTile type={action.actionType} color={action.iconColor} />
      <div className={classes.words}>
        <div className={classes.line}>
          <h2 className={classes.title} id={`action-${action.id}`} dir="auto" title={action.title}>
            {action.title}
          </h2>
          {action.status === "your_turn" && (
            <span className={classes.alert} title={copy.yourTurn} data-alert>
              <IconAlertCircleFilled size={16} aria-hidden />
              <span className="sr-only">{copy.yourTurn}</span>
            </span>
          )}
        </div>
        <p className={classes.workspace}>
          {action.workspaceName === null ? (
            workspace
          ) : (
            <Link {...address} className={classes.link} dir="auto" title={workspace}>
              {workspace}
            </Link>
          )}
        </p>
      </div>
      <div className={classes.status}>
        <TaskStatusBadge status={action.status} />
      </div>
      <p className={classes.description} dir="auto">
        {action.description}
      </p>
      <div className={classes.foot}>
        <span className={classes.fact}>
          <IconUser size={14} stroke={1.75} aria-hidden />
          <span className={classes.cut} title={action.assignedTo}>
            {copy.assignedTo(action.assignedTo)}
          </span>
        </span>
        {action.inReview && <span className={classes.fact}>{copy.inReview}</span>}
        <DuePhrase task={action} />
        {action.completedAt && <span>{copy.completedOn(formatDay(action.completedAt))}</span>}
        {attachments > 0 && (
          <span className={classes.fact} title={copy.attachments(attachments)}>
            <IconPaperclip size={14} stroke={1.75} aria-hidden />
            <span aria-hidden>{attachments}</span>
            <span className="sr-only">{copy.attachments(attachments)}</span>
          </span>
        )}
      </div>
      <div className={classes.view}>
        {action.workspaceName === null ? (
          <Button disabled title={copy.workspaceGone}>
            {copy.view}
          </Button>
        ) : (
          <Button
            renderRoot={(props) => <Link {...address} search={{ task: action.id }} {...props} />}
            leftSection={<IconEye size={16} aria-hidden />}
            aria-label={copy.viewOf(action.title, workspace)}
          >
            {copy.view}
          </Button>
        )}
      </div>
    </article>
  );
}
