import { useRef, useState } from "react";

import type { DocumentCategory } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { Attempts } from "#web/core/attempts.ts";
import { showToast } from "#web/core/toasts.ts";

import type { DocumentDraft, Uploading } from "./uploading.ts";
import { useDocumentsChanged } from "./use-documents.ts";

/** What stands in the fields of the upload form. */
export type UploadEntry = {
  file: File | null;
  workspaceId: number | null;
  name: string;
  description: string;
  category: DocumentCategory | null;
};

type Options = { uploading: Uploading; onBusy: (isBusy: boolean) => void; onDone: () => void };

/** Judges a file when it is chosen and sends it when asked to; the same entry again stores it once. */
export function useUpload({ uploading, onBusy, onDone }: Options) {
  const changed = useDocumentsChanged();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<{ sentBytes: number; totalBytes: number } | null>(null);
  const abort = useRef<(() => void) | null>(null);
  const attempts = useRef(new Attempts());
  const isUnderWay = useRef(false);

  const check = async (file: File) => {
    const found = await uploading.check(file);
    setProblem(found);
    return found === null;
  };

  const start = async (entry: UploadEntry) => {
    const { file, workspaceId } = entry;
    if (file === null || workspaceId === null || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      if (!(await check(file))) return;
      onBusy(true);
      setSending({ sentBytes: 0, totalBytes: file.size });
      const draft = draftOf(entry, workspaceId);
      const id = attempts.current.idFor({ ...draft, file: [file.name, file.size, file.lastModified] });
      const { stored, abort: stop } = uploading.send(draft, { id, file }, (sentBytes) =>
        setSending({ sentBytes, totalBytes: file.size }),
      );
      abort.current = stop;
      await stored;
      const name = draft.name ?? file.name;
      showToast({ title: copy.upload.done, description: copy.upload.doneText(name), kind: "success" });
      void changed();
      onDone();
    } catch (error) {
      setProblem(abort.current === null ? null : uploading.problemOf(error));
    } finally {
      isUnderWay.current = false;
      abort.current = null;
      setSending(null);
      onBusy(false);
    }
  };

  return {
    problem,
    check,
    start,
    stop: () => {
      const stop = abort.current;
      // Stopped by hand, it is no failure.
      abort.current = null;
      stop?.();
    },
    isBusy: sending !== null,
    progress: sending && { ...sending, percent: percentOf(sending.sentBytes, sending.totalBytes) },
  };
}

/** 100 only once the server has said that it is stored. */
function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}

function draftOf(entry: UploadEntry, workspaceId: number): DocumentDraft {
  const [name, description] = [entry.name.trim(), entry.description.trim()];
  return {
    workspaceId,
    ...(name !== "" && { name }),
    ...(description !== "" && { description }),
    ...(entry.category !== null && { category: entry.category }),
  };
}
