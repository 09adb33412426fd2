import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { schedule } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { timesThere } from "./event-times.ts";

import classes from "./workspace-events.module.css";

const copy = schedule.inWorkspace;

/** As many as stand beside a journey; the schedule has them all. */
const SHOWN = 8;

/** The events of one journey, soonest first, on its own page. */
export function WorkspaceEvents({ journey }: { journey: { id: number; name: string } }) {
  const { id: workspace, name } = journey;
  const found = trpc.schedule.events.useQuery({ workspaceId: workspace, limit: SHOWN });
  const events = found.data?.items ?? [];
  return (
    <Panel
      title={copy.title}
      aside={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/schedule" search={{ workspace, new: "1" }} aria-label={copy.addFor(name)} />
          )}
        >
          {copy.add}
        </Button>
      }
    >
      <ListOf
        list={found}
        what={copy.what}
        count={events.length}
        waiting={null}
        empty={<p className={classes.none}>{copy.none}</p>}
      >
        <ul className={classes.list}>
          {events.map((event) => (
            <li key={event.id} className={classes.event}>
              <Link
                className={classes.link}
                to="/schedule"
                search={{ workspace, event: event.id }}
                aria-label={copy.open(event.title)}
                dir="auto"
              >
                {event.title}
              </Link>
              <span className={classes.time}>{timesThere(event).starts}</span>
              <EventStatusBadge status={event.status} />
            </li>
          ))}
        </ul>
      </ListOf>
      {found.data?.nextCursor != null && (
        <Link className={classes.link} to="/schedule" search={{ workspace }}>
          {copy.all}
        </Link>
      )}
    </Panel>
  );
}
