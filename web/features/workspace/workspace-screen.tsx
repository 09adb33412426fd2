import { Button } from "@mantine/core";
import { IconPaw } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace as copy } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { useIsOn } from "#web/core/session.ts";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { FactsPanels } from "./facts-panels.tsx";
import type { AirportPart, DepartureEffectPart } from "./facts/airport-part.ts";
import { JourneyCard } from "./journey-card.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TaskList } from "./task-list.tsx";
import type { TaskWidget } from "./task-widget.ts";
import { WorkspaceHeader } from "./workspace-header.tsx";

import classes from "./workspace-screen.module.css";

const below = () => import("./below.ts");
const MembersPanel = lazy(async () => ({ default: (await below()).MembersPanel }));
const WorkflowNote = lazy(async () => ({ default: (await below()).WorkflowNote }));
const TagsPanel = lazy(async () => ({ default: (await below()).TagsPanel }));
const TransferPanels = lazy(async () => ({ default: (await below()).TransferPanels }));
const DocumentList = lazy(async () => ({ default: (await below()).DocumentList }));
const NotesPanel = lazy(async () => ({ default: (await below()).NotesPanel }));
const ActivityPanel = lazy(async () => ({ default: (await below()).ActivityPanel }));
const PricesPanel = lazy(async () => ({ default: (await below()).PricesPanel }));
const InvoicesPanel = lazy(async () => ({ default: (await below()).InvoicesPanel }));

type Props = {
  /** Undefined where the address names no whole number, which matches no workspace. */
  workspaceId: number | undefined;
  /** The task that the address names, shown open. */
  taskId: number | undefined;
  onTask: (taskId: number | undefined) => void;
  /** Parts of other features, which the route puts in their place. */
  invite: (journey: WorkspaceDetail) => ReactNode;
  upload: (journey: WorkspaceDetail) => ReactNode;
  events: (journey: WorkspaceDetail) => ReactNode;
  airport: AirportPart;
  departureEffect: DepartureEffectPart;
  messages: (journey: WorkspaceDetail) => ReactNode;
  /** What the team does a step with, where that is more than saying that it is done. */
  widget: TaskWidget;
};

export function WorkspaceScreen({ workspaceId, ...props }: Props) {
  return workspaceId === undefined ? <NotFound /> : <Journey workspaceId={workspaceId} {...props} />;
}

function Journey({
  workspaceId,
  taskId,
  onTask,
  invite,
  upload,
  events,
  airport,
  departureEffect,
  messages,
  widget,
}: Props & { workspaceId: number }) {
  const hasBilling = useIsOn("billing");
  const found = trpc.workspaces.find.useQuery({ workspaceId });
  const journey = found.data;
  if (codeOf(found.error) === "not_found") return <NotFound />;
  if (found.isPending) return <Loading />;
  if (!journey) return <FailedNote failed={found} what={copy.what} />;
  return (
    <>
      <WorkspaceHeader journey={journey} invite={invite(journey)} />
      <FailedNote failed={found} what={copy.what} />
      {hasNewer(journey) && (
        <Suspense>
          <WorkflowNote journey={journey} {...journey.workflow} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <div className={classes.map}>
          <JourneyCard journey={journey} />
        </div>
        <aside className={classes.side}>
          <StatusPanel journey={journey} onTask={onTask} />
          <Suspense>
            <TransferPanels tasks={journey.tasks} />
          </Suspense>
          <FactsPanels journey={journey} airport={airport} departureEffect={departureEffect} />
          <Suspense fallback={<PlaceholderCard lines={1} />}>
            <TagsPanel journey={journey} />
          </Suspense>
          {events(journey)}
          <Suspense fallback={<PlaceholderCard lines={3} />}>
            <MembersPanel journey={journey} />
          </Suspense>
          <Suspense>
            <PricesPanel workspaceId={journey.id} />
          </Suspense>
          {hasBilling && (
            <Suspense>
              <InvoicesPanel workspaceId={journey.id} />
            </Suspense>
          )}
        </aside>
        <div className={classes.main}>
          <TaskList journey={journey} openTask={taskId} onTask={onTask} widget={widget} />
          <Suspense fallback={<PlaceholderCard lines={4} />}>
            <DocumentList journey={journey} upload={upload(journey)} />
          </Suspense>
          <div className="no-print">
            <Suspense fallback={<PlaceholderCard lines={4} />}>
              <NotesPanel workspaceId={journey.id} />
            </Suspense>
          </div>
          <div className="no-print">{messages(journey)}</div>
          <div className="no-print">
            <Suspense fallback={<PlaceholderCard lines={4} />}>
              <ActivityPanel workspaceId={journey.id} />
            </Suspense>
          </div>
        </div>
      </div>
    </>
  );
}

type Outdated = WorkspaceDetail & { workflow: NonNullable<WorkspaceDetail["workflow"]> };

/** A finished journey has no use for a newer version. */
function hasNewer(journey: WorkspaceDetail): journey is Outdated {
  const { workflow, status } = journey;
  return workflow !== null && workflow.newest > workflow.number && status !== "completed";
}

function NotFound() {
  return (
    <>
      <PageTitle of={copy.notFound} />
      <PageState icon={IconPaw} title={copy.notFound} text={copy.notFoundHint}>
        <Button component={Link} to="/">
          {copy.toDashboard}
        </Button>
      </PageState>
    </>
  );
}

function Loading() {
  return (
    <Delayed>
      <div className={classes.columns}>
        <div className={classes.map}>
          <PlaceholderCard lines={8} />
        </div>
        <div className={classes.side}>
          <PlaceholderCard lines={2} />
          <PlaceholderCard lines={2} />
          <PlaceholderCard lines={2} />
        </div>
        <div className={classes.main}>
          <PlaceholderCard lines={8} />
        </div>
      </div>
    </Delayed>
  );
}
