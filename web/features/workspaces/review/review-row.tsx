import { IconAlertTriangle, IconHandFinger } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { Task } from "#contracts/tasks/shapes.ts";
import type { ReviewEntry } from "#contracts/workspaces/shapes.ts";
import { review as copy } from "#web/copy/workspace-views.ts";
import { DepartureLine } from "#web/features/workspaces/cards/departure-line.tsx";
import { CardLink, PriorityFlag } from "#web/features/workspaces/cards/workspace-card.tsx";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DuePhrase } from "#web/ui/due-phrase.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import classes from "./review.module.css";

/** A journey, why it is here, and what to begin with. */
export function ReviewRow({ entry }: { entry: ReviewEntry }) {
  const { actionCount, actions, lateCount } = entry;
  const waiting = actionCount - lateCount;
  const more = actionCount - actions.length;
  return (
    <li className={classes.row} data-workspace={entry.id}>
      <div className={classes.head}>
        <SpeciesTile petType={entry.petType} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <CardLink journey={entry} isSample={false}>
              <PersonName name={entry.name} />
            </CardLink>
            <PriorityFlag journey={entry} />
          </h2>
          <p className={classes.facts}>
            <bdi>{entry.ownerName}</bdi>
            <DepartureLine journey={entry} />
          </p>
        </div>
        <div className={classes.reasons}>
          {lateCount > 0 && (
            <Badge tone="urgent" icon={IconAlertTriangle}>
              {copy.late(lateCount)}
            </Badge>
          )}
          {waiting > 0 && (
            <Badge tone="blue" icon={IconHandFinger}>
              {copy.waiting(waiting)}
            </Badge>
          )}
          {actionCount === 0 && <Badge>{copy.nothing}</Badge>}
        </div>
      </div>
      {actions.length > 0 && (
        <ul className={classes.actions}>
          {actions.map((action) => (
            <li key={action.id}>
              <ActionLink action={action} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to="/actions" search={{ workspace: entry.id }} className={classes.more}>
                {copy.more(more)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function ActionLink({ action }: { action: Task }) {
  return (
    <Link
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(action.workspaceId) }}
      search={{ task: action.id }}
      className={classes.action}
    >
      <ActionTile type={action.actionType} size={32} />
      <span className={classes.title} dir="auto" title={action.title}>
        {action.title}
      </span>
      <DuePhrase task={action} />
    </Link>
  );
}
