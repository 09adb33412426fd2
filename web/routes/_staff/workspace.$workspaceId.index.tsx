import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { idOf } from "#web/core/address.ts";
import { WorkspaceScreen } from "#web/features/workspace/workspace-screen.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";

import { BesideJourney } from "./-beside-journey.tsx";
import { InviteCustomer } from "./-invite-customer.tsx";

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

const taskWidget = async () => (await import("./-task-widget.tsx")).TaskWidget;
const messages = async () => (await import("#web/routes/-journey-messages.tsx")).JourneyMessages;

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
      events={(journey) => <BesideJourney journey={journey} />}
      departureEffect={DepartureEffect}
      messages={(journey) => <LazyPart load={messages} props={{ journey }} />}
      airport={AirportField}
      widget={(task) => <LazyPart load={taskWidget} props={{ task }} />}
    />
  );
}
