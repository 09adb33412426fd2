import { IconChecklist, IconFlagFilled, IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useDeferredValue } from "react";

import { workspaces as copy } from "#web/copy/workspaces.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RouteLine } from "#web/ui/route-line.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import type { CardWorkspace } from "./card-workspace.ts";
import { DepartureLine } from "./departure-line.tsx";
import { ProgressBar } from "./progress-bar.tsx";

import classes from "./workspace-card.module.css";

const CardMarks = lazy(async () => ({ default: (await import("./card-marks.tsx")).CardMarks }));

type Props = {
  journey: CardWorkspace;
  /** Left out for a sample, which leads nowhere. */
  onInvite?: () => void;
};

export function WorkspaceCard({ journey, onInvite }: Props) {
  const isSample = onInvite === undefined;
  const { name, petType, breed, ownerName, stage, actionCount } = journey;
  // What is unread and who is stuck is asked for once the rows are there.
  const isDrawn = useDeferredValue(true, false);
  return (
    <article className={classes.card} data-workspace={journey.id} data-sample={isSample || undefined}>
      <div className={classes.head}>
        <SpeciesTile petType={petType} />
        <div className={classes.words}>
          <div className={classes.line}>
            <h2 className={classes.name} title={name}>
              <CardLink journey={journey} isSample={isSample}>
                <span dir="auto">{name}</span>
              </CardLink>
            </h2>
            <PriorityFlag journey={journey} />
            <span className={classes.status}>
              {!isSample && isDrawn && (
                <Suspense>
                  <CardMarks workspaceId={journey.id} />
                </Suspense>
              )}
              {isSample && <Badge tone="ocean">{copy.sample}</Badge>}
              <WorkspaceStatusBadge stage={stage} />
            </span>
          </div>
          <p className={classes.owner} title={`${breed ?? copy.petType(petType)} · ${ownerName}`}>
            {breed ?? copy.petType(petType)}
            {" · "}
            <bdi>{ownerName}</bdi>
          </p>
        </div>
      </div>
      <div className={`${classes.route} ${classes.extra}`}>
        <RouteLine
          from={journey.departureAirport}
          to={journey.arrivalAirport}
          isFlown={journey.arrivedOn !== null}
          unknown={copy.card.unknownAirport}
        />
      </div>
      <div className={classes.extra}>
        <ProgressBar journey={journey} />
      </div>
      <div className={classes.foot}>
        <DepartureLine journey={journey} />
        <span className={classes.actions} data-none={actionCount === 0 || undefined}>
          {actionCount > 0 && <IconChecklist size={16} stroke={1.75} aria-hidden />}
          {copy.card.actions(actionCount)}
        </span>
        {onInvite && (
          <IconButton
            label={copy.card.invite(name)}
            tip="end"
            size={28}
            className={classes.invite}
            onClick={onInvite}
          >
            <IconUserPlus size={16} stroke={1.75} />
          </IconButton>
        )}
      </div>
    </article>
  );
}

/** The name leads to the journey; on a card its link covers the whole card. */
export function CardLink({
  journey,
  isSample,
  children,
}: {
  journey: CardWorkspace;
  isSample: boolean;
  children: ReactNode;
}) {
  if (isSample) return children;
  return (
    <Link to="/workspace/$workspaceId" params={{ workspaceId: String(journey.id) }} className={classes.link}>
      {children}
    </Link>
  );
}

export function PriorityFlag({ journey }: { journey: CardWorkspace }) {
  if (journey.priority !== "high") return null;
  return (
    <span className={classes.flag} title={copy.card.high} data-flag>
      <IconFlagFilled size={16} aria-hidden />
      <span className="sr-only">{copy.card.high}</span>
    </span>
  );
}
