import { useRef, useState } from "react";

import type { Document, DocumentCategory } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

import { useDocumentsChanged } from "./use-documents.ts";

const words = copy.bulk;

const READ_AT_THE_END = { meta: { isReadByCaller: true } };

/** Of those that were left as they are, as many as can be read in a message. */
const NAMED = 5;

/** What speaks against a paper, or that nobody knows its words, in the server's words. */
function whyOf(error: unknown): string {
  const { reason, byEye } = fieldErrorsOf(error);
  return reason ?? byEye ?? sentenceOf(error);
}

type Verb = keyof typeof words.done;

/**
 * Does one thing to several documents, one after the other: each is a decision of its own, with its own version, its own
 * to-do and its own line in the record, and one that is refused holds back no other.
 */
export function useBulk(onDone: () => void) {
  const changed = useDocumentsChanged();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const isStopped = useRef(false);
  const review = trpc.documents.review.useMutation(READ_AT_THE_END);
  const update = trpc.documents.update.useMutation(READ_AT_THE_END);
  const removal = trpc.documents.remove.useMutation(READ_AT_THE_END);
  const restoring = trpc.documents.restore.useMutation(READ_AT_THE_END);

  const each = async (
    verb: Verb,
    documents: readonly Document[],
    act: (document: Document) => Promise<unknown>,
    undo?: (done: readonly Document[]) => Promise<boolean>,
  ): Promise<boolean> => {
    isStopped.current = false;
    const done: Document[] = [];
    const left: string[] = [];
    for (const document of documents) {
      if (isStopped.current) break;
      setProgress({ done: done.length + left.length, all: documents.length });
      await act(document).then(
        () => done.push(document),
        (error: unknown) => left.push(words.left(document.name, whyOf(error))),
      );
    }
    setProgress(null);
    void changed();
    onDone();
    const said = {
      title: words.done[verb](done.length),
      kind: left.length === 0 ? "success" : "error",
      ...(left.length > 0 && { description: words.some(left.length, left.slice(0, NAMED)) }),
    } as const;
    if (undo && done.length > 0) showUndoable({ ...said, undo: () => undo(done) });
    else showToast(said);
    return left.length === 0;
  };

  const restore = (documents: readonly Document[]) =>
    each("restore", documents, ({ id }) => restoring.mutateAsync({ documentId: id }));

  return {
    progress,
    stop: () => {
      isStopped.current = true;
    },
    approve: (documents: readonly Document[]) =>
      each(
        "approve",
        documents.filter(({ status }) => status !== "approved"),
        ({ id, version }) => review.mutateAsync({ documentId: id, version, decision: "approve" }),
      ),
    file: (documents: readonly Document[], category: DocumentCategory | null) =>
      each("file", documents, ({ id, version }) => update.mutateAsync({ documentId: id, version, category })),
    remove: async (documents: readonly Document[]) => {
      const isConfirmed = await askToConfirm({
        title: words.removeTitle(documents.length),
        body: words.removeText,
        confirmLabel: copy.removal.confirm,
        isDanger: true,
      });
      if (isConfirmed) {
        await each("remove", documents, ({ id }) => removal.mutateAsync({ documentId: id }), restore);
      }
    },
  };
}
