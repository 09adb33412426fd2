import { trpc } from "#web/core/api.ts";

import { useRefresh } from "./use-refresh.ts";

/** Status, priority and the colleague in charge; after a refusal the page shows what they are now. */
export function useUpdateWorkspace(workspaceId: number) {
  const refresh = useRefresh(workspaceId);
  return trpc.workspaces.update.useMutation({ onSuccess: refresh, onError: refresh });
}
