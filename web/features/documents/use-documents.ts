import { useEffect } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useReadAgain } from "#web/core/read-again.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

import { type DocumentsSearch, filterOf } from "./documents-search.ts";

export function useDocuments(search: DocumentsSearch) {
  const list = trpc.documents.list.useInfiniteQuery(filterOf(search), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: search.view !== "analysis",
  });
  const documents = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // A search by one or two letters may look through a page of rows without a hit: it goes on until there is one.
  const isStillLooking = documents.length === 0 && list.hasNextPage && !list.isError;
  const { fetchNextPage, isFetchingNextPage } = list;
  useEffect(() => {
    if (isStillLooking && !isFetchingNextPage) void fetchNextPage();
  }, [isStillLooking, isFetchingNextPage, fetchNextPage]);
  return { list: { ...list, isPending: list.isPending || isStillLooking }, documents };
}

/** Reads again what uploads concern, and many decisions in a row. */
export function useDocumentsChanged(): () => Promise<void> {
  const readAgain = useReadAgain();
  return () => readAgain(["documents", "notifications"]);
}

/** Asks, deletes, and offers to undo it. */
export function useRemoval(onRemoved: (document: Document) => void): (document: Document) => void {
  const words = copy.removal;
  const restore = trpc.documents.restore.useMutation({
    onSuccess: ({ name }) =>
      showToast({ title: words.restored, description: words.restoredText(name), kind: "success" }),
    onError: (error) =>
      showToast({ title: words.restoreFailed, description: sentenceOf(error), kind: "error" }),
  });
  const remove = trpc.documents.remove.useMutation({
    onError: (error) => showToast({ title: words.failed, description: sentenceOf(error), kind: "error" }),
  });
  const start = async (document: Document) => {
    const isConfirmed = await askToConfirm({
      title: words.title,
      body: words.text(document.name),
      confirmLabel: words.confirm,
      isDanger: true,
    });
    if (!isConfirmed) return;
    remove.mutate(
      { documentId: document.id },
      {
        onSuccess: () => {
          onRemoved(document);
          showUndoable({
            title: words.done,
            description: words.doneText(document.name),
            undo: () =>
              restore.mutateAsync({ documentId: document.id }).then(
                () => true,
                () => false,
              ),
          });
        },
      },
    );
  };
  return (document) => void start(document);
}
