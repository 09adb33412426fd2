import { trpc } from "#web/core/api.ts";

import { useRefresh } from "./use-refresh.ts";

/** Books an announced transfer as paid, which ends its to-do and may open the next one. */
export function useConfirmTransfer(workspaceId: number) {
  return trpc.payments.confirmTransfer.useMutation({ onSuccess: useRefresh(workspaceId) });
}
