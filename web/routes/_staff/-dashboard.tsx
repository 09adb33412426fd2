import { lazy, Suspense } from "react";

import { RECENT_TASKS } from "#contracts/dashboard.ts";
import type { ApiUtils } from "#web/core/api.ts";
import { DashboardScreen } from "#web/features/workspaces/dashboard-screen.tsx";
import type { DashboardAddress, DashboardSearch, SearchChange } from "#web/features/workspaces/search.ts";
import { workspacesInput } from "#web/features/workspaces/use-workspaces.ts";
import { GreetingBar } from "#web/shell/greeting-bar.tsx";

const InviteDialog = lazy(async () => ({
  default: (await import("#web/features/invites/invite-dialog.tsx")).InviteDialog,
}));
const DraftMessageDialog = lazy(async () => ({
  default: (await import("#web/features/messages/draft-message-dialog.tsx")).DraftMessageDialog,
}));

type Props = {
  at: DashboardAddress;
  search: DashboardSearch;
  onSearch: (change: SearchChange, isTyping?: boolean) => void;
};

/** The dashboard with what other domains open on it; the same at both of its addresses. */
export function Dashboard(props: Props) {
  return (
    <>
      <GreetingBar />
      <DashboardScreen
        {...props}
        inviteDialog={(workspace, onClose) => (
          <Suspense>
            <InviteDialog workspace={workspace} onClose={onClose} />
          </Suspense>
        )}
        draftMessageDialog={(onClose) => (
          <Suspense>
            <DraftMessageDialog onClose={onClose} />
          </Suspense>
        )}
      />
    </>
  );
}

/** Asks for everything the dashboard shows, in one call with what the frame asks for, before anything is drawn. */
export function preloadDashboard(api: ApiUtils, search: DashboardSearch): void {
  void api.workspaces.facets.prefetch({});
  void api.dashboard.stats.prefetch({});
  void api.tasks.list.prefetch({ limit: RECENT_TASKS });
  void api.workspaces.list.prefetchInfinite(workspacesInput(search));
}
