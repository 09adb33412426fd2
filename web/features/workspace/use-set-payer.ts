import { trpc } from "#web/core/api.ts";

import { useRefresh } from "./use-refresh.ts";

/** Says who pays; it takes the warning off the deposit's to-do, so the whole journey is read again. */
export function useSetPayer(workspaceId: number) {
  return trpc.workspaces.setPayer.useMutation({ onSuccess: useRefresh(workspaceId) });
}
