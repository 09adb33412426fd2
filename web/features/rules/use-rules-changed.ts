import { trpc } from "#web/core/api.ts";

/** What a change of the record or of the journey's facts shows in; resolves when the rules have been asked again. */
export function useRulesChanged(workspaceId: number): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    void utils.health.invalidate();
    void utils.journeys.customerWorkspace.invalidate({ workspaceId });
    await utils.journeys.assess.invalidate();
  };
}
