import type { Colleague } from "#contracts/admin/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { showToast } from "#web/core/toasts.ts";

import { refusalOf } from "./refusal.ts";

const copy = admin.inviting;

/** Sends the link of a pending colleague again, or takes it back. */
export function useInvitation(): {
  resend: (colleague: Colleague) => void;
  revoke: (colleague: Colleague) => Promise<void>;
} {
  const failed = (error: unknown) =>
    showToast({ title: copy.failed, description: refusalOf(error), kind: "error" });
  const send = trpc.invites.resendToColleague.useMutation({
    onSuccess: ({ email }) =>
      showToast({ title: copy.sent, description: copy.sentTo(email), kind: "success" }),
    onError: failed,
  });
  const withdraw = trpc.invites.revokeOfColleague.useMutation({
    onSuccess: ({ email }) => showToast({ title: copy.withdrawn, description: email, kind: "success" }),
    onError: failed,
  });
  return {
    resend: ({ id }) => {
      if (!send.isPending) send.mutate({ colleagueId: id, requestId: crypto.randomUUID() });
    },
    revoke: async ({ id, fullName }) => {
      const isSure = await askToConfirm({
        title: copy.withdrawTitle(fullName),
        body: copy.withdrawText,
        confirmLabel: copy.withdraw,
        isDanger: true,
      });
      if (isSure) withdraw.mutate({ colleagueId: id });
    },
  };
}
