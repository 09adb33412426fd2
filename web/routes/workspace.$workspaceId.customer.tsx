import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { CustomerScreen } from "#web/features/journey/customer-screen.tsx";
import { isWayBack, readJourneyView, searchOf } from "#web/features/journey/journey-view.ts";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";

import { OwnerBar } from "./-owner-bar.tsx";
import { WIDGETS } from "./-todo-widgets.ts";

export const Route = createFileRoute("/workspace/$workspaceId/customer")({
  validateSearch: readJourneyView,
  loader: ({ context: { api }, params }) => {
    const workspaceId = idOf(params.workspaceId);
    void api.auth.me.prefetch({});
    void api.notifications.unreadCount.prefetch({});
    void api.messages.unread.prefetch({});
    if (workspaceId !== undefined) void api.journeys.customerWorkspace.prefetch({ workspaceId });
  },
  component: Screen,
});

const papers = async () => (await import("#web/features/uploads/required-papers.tsx")).RequiredPapers;
const files = async () => (await import("./-files-of-journey.tsx")).FilesOfJourney;
const events = async () => (await import("#web/features/schedule/own-events.tsx")).OwnEvents;
const rules = async () => (await import("./-rules-of-journey.tsx")).RulesOfJourney;
const talk = async () => (await import("./-talk.tsx")).Talk;

function Screen() {
  const workspaceId = idOf(Route.useParams().workspaceId);
  const { tab = "flow", record = "activity", todo } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnerFrame workspaceId={workspaceId} bar={<OwnerBar />}>
      <CustomerScreen
        workspaceId={workspaceId}
        view={{ tab, record, todoId: todo }}
        onView={(view) =>
          void navigate({ search: searchOf(view), resetScroll: false, replace: isWayBack(view) })
        }
        widgets={WIDGETS}
        papers={papers}
        files={files}
        events={events}
        rules={rules}
        talk={talk}
      />
    </OwnerFrame>
  );
}
