import { trpc } from "#web/core/api.ts";

/** Invites a customer. The workspaces are read again: an invitation adds a person to one. */
export function useInvite() {
  const utils = trpc.useUtils();
  return trpc.invites.inviteCustomer.useMutation({
    onSuccess: () => {
      void utils.workspaces.invalidate();
      void utils.invites.list.invalidate();
    },
  });
}
