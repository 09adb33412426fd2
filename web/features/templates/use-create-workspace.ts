import { trpc } from "#web/core/api.ts";

/** Starts a journey. What it changes: the workspaces, the actions that come with one, and the figures over both. */
export function useCreateWorkspace() {
  const utils = trpc.useUtils();
  return trpc.workspaces.createFromTemplate.useMutation({
    onSuccess: () => {
      void utils.workspaces.invalidate();
      void utils.tasks.invalidate();
      void utils.templates.library.invalidate();
      void utils.dashboard.stats.invalidate();
    },
  });
}
