import { Button } from "@mantine/core";
import { IconArrowLeft, IconExternalLink, IconFlagFilled, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { daysBetween } from "#contracts/core/dates.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace as copy } from "#web/copy/workspace.ts";
import { formatDay, formatLongDate, useToday } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import { EditWorkspace } from "./edit-workspace.tsx";

import classes from "./workspace-header.module.css";

/** From how many days before departure the countdown is urgent. */
const NEAR_DAYS = 7;

type Props = { journey: WorkspaceDetail; invite: ReactNode };

export function WorkspaceHeader({ journey, invite }: Props) {
  return (
    <header>
      <PageTitle of={journey.name} />
      <Link to="/" className={`${classes.back} no-print`}>
        <IconArrowLeft size={16} aria-hidden />
        {copy.back}
      </Link>
      <div className={classes.head}>
        <SpeciesTile petType={journey.petType} size={48} />
        <div className={classes.words}>
          <div className={classes.line}>
            <h1 className={classes.name} dir="auto" title={journey.name}>
              {journey.name}
            </h1>
            {journey.priority === "high" && (
              <Badge tone="red" icon={IconFlagFilled}>
                {copy.highPriority}
              </Badge>
            )}
          </div>
          <p className={classes.kind}>{copy.kind}</p>
        </div>
        <Countdown journey={journey} />
        <div className={classes.buttons}>
          <Button
            renderRoot={(props) => (
              <Link
                to="/workspace/$workspaceId/customer"
                params={{ workspaceId: String(journey.id) }}
                {...props}
              />
            )}
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {copy.customerView}
          </Button>
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {copy.print}
          </Button>
          {invite}
          <EditWorkspace journey={journey} />
        </div>
      </div>
      {journey.description !== "" && (
        <div className={classes.about}>
          <h2 className={classes.aboutTitle}>{copy.description}</h2>
          <p className={classes.aboutText} dir="auto">
            {journey.description}
          </p>
        </div>
      )}
    </header>
  );
}

function Countdown({ journey }: { journey: WorkspaceDetail }) {
  const { arrivedOn, completedAt, departureDate } = journey;
  const days = daysBetween(useToday(), departureDate);
  const isOver = arrivedOn !== null || completedAt !== null;
  const isNear = !isOver && days >= 0 && days <= NEAR_DAYS;
  return (
    <div className={classes.countdown} data-near={isNear || undefined}>
      <strong>{arrivedOn !== null ? copy.arrived : isOver ? copy.completed : copy.countdown(days)}</strong>
      <span>
        {arrivedOn === null && completedAt
          ? formatDay(completedAt)
          : formatLongDate(arrivedOn ?? departureDate)}
      </span>
    </div>
  );
}
