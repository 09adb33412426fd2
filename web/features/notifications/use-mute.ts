import { notificationList as copy } from "#web/copy/notification-list.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

/** Stops or starts the reader's reminders of an action. */
export function useMute(): (taskId: number, isMuted: boolean) => void {
  const saving = trpc.notifications.mute.useMutation({
    onSuccess: ({ isMuted }) =>
      showToast({ kind: "success", ...(isMuted ? copy.nowMuted : copy.nowUnmuted) }),
    onError: (error) => showToast({ kind: "error", title: copy.notMuted, description: messageOf(error) }),
  });
  return (taskId, isMuted) => {
    if (!saving.isPending) saving.mutate({ taskId, isMuted });
  };
}
