import {
  IconActivity,
  IconCircleCheck,
  IconClock,
  IconHandFinger,
  IconPlaneDeparture,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { DashboardStats } from "#contracts/dashboard/shapes.ts";
import { counted } from "#web/copy/numbers.ts";
import { statusOverview as copy } from "#web/copy/status-overview.ts";
import { trpc } from "#web/core/api.ts";
import { figureOf } from "#web/core/asked.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatCard, StatCards } from "#web/ui/stat-card.tsx";

import { Activity } from "./activity.tsx";
import { Journeys } from "./journeys.tsx";
import { LiveLine } from "./live-line.tsx";
import { useActiveJourneys, useRecentTasks } from "./use-active-journeys.ts";

import classes from "./status-screen.module.css";

export function StatusScreen() {
  const stats = trpc.dashboard.stats.useQuery({});
  const journeys = useActiveJourneys();
  const recent = useRecentTasks();
  const utils = trpc.useUtils();
  const refresh = () =>
    Promise.all([
      utils.dashboard.stats.invalidate(),
      utils.workspaces.list.invalidate(),
      utils.tasks.list.invalidate(),
    ]);
  const shown = (name: keyof DashboardStats) => figureOf(stats, (all) => counted(all[name] ?? 0));

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={<LiveLine onRefresh={() => void refresh()} />}
      />
      <StatCards>
        <StatCard
          label={copy.cards.activePets}
          value={shown("activePets")}
          hint={copy.cardHints.activePets}
          icon={IconPlaneDeparture}
          tone="ocean"
          link={({ className, children }) => (
            <a href="#journeys" className={className}>
              {children}
            </a>
          )}
        />
        <StatCard
          label={copy.cards.completed}
          value={shown("completed")}
          hint={copy.cardHints.completed}
          icon={IconCircleCheck}
          tone="green"
          link={(props) => <Link to="/actions" search={{ tab: "completed" }} {...props} />}
        />
        <StatCard
          label={copy.cards.yourTurn}
          value={shown("yourTurn")}
          hint={copy.cardHints.yourTurn}
          icon={IconHandFinger}
          link={(props) => <Link to="/actions" search={{ tab: "your_turn" }} {...props} />}
        />
        <StatCard
          label={copy.cards.pending}
          value={shown("pending")}
          hint={copy.cardHints.pending}
          icon={IconClock}
          tone="yellow"
          link={(props) => <Link to="/actions" search={{ tab: "pending" }} {...props} />}
        />
      </StatCards>
      <FailedNote failed={stats} what={copy.what.stats} />
      <div className={classes.columns}>
        <div id="journeys">
          <Panel title={copy.journeys} aside={<All to="/workspaces">{copy.allWorkspaces}</All>} isFlush>
            <Journeys list={journeys} />
          </Panel>
        </div>
        <Panel title={copy.activity} aside={<All to="/actions">{copy.allActions}</All>} isFlush>
          <Activity list={recent} icon={IconActivity} />
        </Panel>
      </div>
    </>
  );
}

function All({ to, children }: { to: "/workspaces" | "/actions"; children: string }) {
  return (
    <Link to={to} className={classes.more}>
      {children}
    </Link>
  );
}
