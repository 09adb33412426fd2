import { trpc } from "#web/core/api.ts";

/**
 * What a change of one journey makes old: the journey itself as staff and as its owner see it, every list and figure it
 * is counted in, and the news it makes. The promise ends when the staff's page shows the new state.
 */
export function useRefresh(workspaceId: number): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => {
    void utils.workspaces.list.invalidate();
    void utils.workspaces.facets.invalidate();
    void utils.tasks.invalidate();
    void utils.documents.invalidate();
    void utils.dashboard.stats.invalidate();
    void utils.notifications.invalidate();
    void utils.payments.quote.invalidate();
    void utils.journeys.customerWorkspace.invalidate({ workspaceId });
    return utils.workspaces.find.invalidate({ workspaceId });
  };
}
