import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { idOf } from "#web/core/address.ts";
import { WorkspaceEvents } from "#web/features/schedule/workspace-events.tsx";
import { WorkspaceScreen } from "#web/features/workspace/workspace-screen.tsx";

import { InviteCustomer } from "./-invite-customer.tsx";
import { SummaryOfRules } from "./-rules-summary.tsx";

const AirportField = lazy(async () => ({
  default: (await import("#web/features/forms/airport-field.tsx")).AirportField,
}));
const DepartureEffect = lazy(async () => ({
  default: (await import("#web/features/rules/departure-effect.tsx")).DepartureEffect,
}));
const PaperTools = lazy(async () => ({ default: (await import("./-paper-tools.tsx")).PaperTools }));

export const Route = createFileRoute("/_staff/workspace/$workspaceId/")({
  validateSearch: (raw: Record<string, unknown>): { task?: number } => {
    const task = idOf(raw["task"]);
    return task ? { task } : {};
  },
  loader: ({ context, params }) => {
    const workspaceId = idOf(params.workspaceId);
    if (workspaceId !== undefined) void context.api.workspaces.find.prefetch({ workspaceId });
  },
  component: Screen,
});

function Screen() {
  const workspaceId = idOf(Route.useParams().workspaceId);
  const { task } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WorkspaceScreen
      workspaceId={workspaceId}
      taskId={task}
      onTask={(taskId) =>
        void navigate({ search: taskId ? { task: taskId } : {}, replace: true, resetScroll: false })
      }
      invite={(journey) => <InviteCustomer journey={journey} />}
      upload={(journey) => (
        <Suspense>
          <PaperTools journey={journey} />
        </Suspense>
      )}
      events={(journey) => (
        <>
          <SummaryOfRules workspaceId={journey.id} />
          <WorkspaceEvents journey={journey} />
        </>
      )}
      departureEffect={DepartureEffect}
      airport={AirportField}
    />
  );
}
