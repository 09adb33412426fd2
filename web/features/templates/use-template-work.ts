import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templateWork as copy } from "#web/copy/template-form.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

/** Does something and says in a toast why it did not work. */
async function orSay(failed: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
    showToast({ kind: "error", title: failed, description: hasReason ? error.message : sentenceOf(error) });
    return false;
  }
}

/** What the menu of a template's card does. */
export function useTemplateWork(onMade: (templateId: number) => void) {
  const utils = trpc.useUtils();
  const create = trpc.templates.create.useMutation();
  const archive = trpc.templates.archive.useMutation();
  const restore = trpc.templates.restore.useMutation();

  const bringBack = (template: WorkspaceTemplate) =>
    orSay(copy.notRestored, async () => {
      await restore.mutateAsync({ templateId: template.id });
      showToast({ kind: "success", title: copy.restored, description: template.name });
    });

  return {
    /** A copy of its newest steps, for nobody to use until it is published. */
    duplicate: (template: WorkspaceTemplate) =>
      void orSay(copy.notDuplicated, async () => {
        if (create.isPending) return;
        const made = await create.mutateAsync({
          name: copy.copyOf(template.name),
          description: template.description,
          destination: template.destination,
          destinationCountry: template.destinationCountry,
          ...(template.estimatedDuration !== null && { estimatedDuration: template.estimatedDuration }),
          ...(template.difficulty !== null && { difficulty: template.difficulty }),
          isPublished: false,
          basedOnId: template.id,
        });
        showToast({ kind: "success", title: copy.duplicated, description: made.name });
        onMade(made.id);
      }),
    putAway: (template: WorkspaceTemplate) =>
      void orSay(copy.notArchived, async () => {
        await archive.mutateAsync({ templateId: template.id, version: template.version });
        showUndoable({
          title: copy.archived,
          description: template.name,
          undo: () => bringBack(template),
        });
      }),
    exportFile: (template: WorkspaceTemplate) =>
      void orSay(copy.notExported, async () => {
        const [{ graph }, { templateFile }] = await Promise.all([
          utils.workflows.draft.fetch({ templateId: template.id }, { staleTime: 0 }),
          import("#contracts/templates/template-file.ts"),
        ]);
        const { name, description, destination, destinationCountry, estimatedDuration, difficulty } =
          template;
        const file = templateFile({
          name,
          description,
          destination,
          destinationCountry,
          ...(estimatedDuration !== null && { estimatedDuration }),
          ...(difficulty !== null && { difficulty }),
          graph,
        });
        saveFile(copy.fileName(name), `${JSON.stringify(file, null, 2)}\n`, "application/json");
      }),
  };
}
