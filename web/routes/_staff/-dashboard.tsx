import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { DashboardScreen } from "#web/features/workspaces/dashboard-screen.tsx";
import type { DashboardAddress, DashboardSearch, SearchChange } from "#web/features/workspaces/search.ts";
import { GreetingBar } from "#web/shell/greeting-bar.tsx";

const InviteDialog = lazy(async () => ({
  default: (await import("#web/features/invites/invite-dialog.tsx")).InviteDialog,
}));
const DraftMessageDialog = lazy(async () => ({
  default: (await import("#web/features/messages/draft-message-dialog.tsx")).DraftMessageDialog,
}));

const StartWorkspace = lazy(async () => ({
  default: (await import("#web/features/templates/create-workspace/start-workspace.tsx")).StartWorkspace,
}));

type Props = {
  at: DashboardAddress;
  search: DashboardSearch;
  onSearch: (change: SearchChange, isTyping?: boolean) => void;
};

/** The dashboard with what other domains open on it; the same at both of its addresses. */
export function Dashboard(props: Props) {
  const navigate = useNavigate();
  const openWorkspace = (workspaceId: number) =>
    void navigate({ to: "/workspace/$workspaceId", params: { workspaceId: String(workspaceId) } });
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
            <DraftMessageDialog onClose={onClose} onOpenWorkspace={openWorkspace} />
          </Suspense>
        )}
        createDialog={(onClose) => (
          <Suspense>
            <StartWorkspace onClose={onClose} onOpenWorkspace={openWorkspace} />
          </Suspense>
        )}
      />
    </>
  );
}
