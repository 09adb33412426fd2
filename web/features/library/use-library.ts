import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { library as copy } from "#web/copy/library.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

import { libraryInput } from "./library-input.ts";

/** The whole library: the search runs in the browser and must not miss a page. */
export function useLibrary(isArchived: boolean) {
  const list = trpc.templates.library.useInfiniteQuery(libraryInput(isArchived), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useAllPages(list);
  return { list, templates: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Puts a template away, with "Undo" in the toast, and brings one back. */
export function useLibraryArchive() {
  const on = {
    onError: (error: unknown) =>
      showToast({ kind: "error", title: copy.notChanged, description: sentenceOf(error) }),
  };
  const archive = trpc.templates.archiveLibrary.useMutation(on);
  const restore = trpc.templates.restoreLibrary.useMutation(on);
  const bringBack = ({ id, name }: Pick<LibraryTemplate, "id" | "name">) =>
    restore.mutateAsync({ libraryTemplateId: id }).then(
      () => {
        showToast({ kind: "success", title: copy.restored, description: name });
        return true;
      },
      () => false,
    );
  const putAway = ({ id, name, version }: LibraryTemplate) =>
    archive.mutate(
      { libraryTemplateId: id, version },
      {
        onSuccess: () =>
          showUndoable({ title: copy.archived, description: name, undo: () => bringBack({ id, name }) }),
      },
    );
  return {
    putAway,
    bringBack: (template: Pick<LibraryTemplate, "id" | "name">) => void bringBack(template),
  };
}
