import { trpc } from "#web/core/api.ts";

/** A message to everybody of a journey; the conversation, and the owner's log with it, are read again. */
export function useSendMessage() {
  const utils = trpc.useUtils();
  return trpc.messages.send.useMutation({
    onSuccess: ({ workspaceId }) => utils.journeys.customerWorkspace.invalidate({ workspaceId }),
  });
}
