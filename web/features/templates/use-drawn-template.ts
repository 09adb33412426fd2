import type { TemplateDraft, WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { trpc } from "#web/core/api.ts";

/** Makes a template of a graph that is not in the portal yet: as a draft, for nobody to use until it is published. */
export function useDrawnTemplate() {
  const utils = trpc.useUtils();
  const create = trpc.templates.create.useMutation();
  const save = trpc.workflows.saveDraft.useMutation();
  return {
    isPending: create.isPending || save.isPending,
    make: async (
      facts: Omit<TemplateDraft, "basedOnId" | "isPublished">,
      graph: WorkflowGraph,
    ): Promise<WorkspaceTemplate> => {
      const made = await create.mutateAsync(facts);
      // The same attempt again finds the template that it made: its draft may be there already.
      const { version } = await utils.workflows.draft.fetch({ templateId: made.id }, { staleTime: 0 });
      if (version === 0) await save.mutateAsync({ templateId: made.id, version, graph });
      await utils.workflows.draft.invalidate({ templateId: made.id });
      return made;
    },
  };
}
