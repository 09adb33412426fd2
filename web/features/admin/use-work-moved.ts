import { trpc } from "#web/core/api.ts";

/** What has to be read again once work has changed hands: other names stand beside journeys and actions. */
export function useWorkMoved(): () => void {
  const utils = trpc.useUtils();
  return () =>
    void Promise.all([
      utils.admin.invalidate(),
      utils.workspaces.invalidate(),
      utils.tasks.invalidate(),
      utils.notifications.invalidate(),
      utils.auth.me.invalidate(),
    ]);
}
