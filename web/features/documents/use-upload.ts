import { useRef, useState } from "react";

import type { DocumentCategory } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { Attempts } from "#web/core/attempts.ts";
import type { TakenFile } from "#web/core/taken.ts";
import { showToast } from "#web/core/toasts.ts";

import { type DocumentDraft, percentOf, type Uploading } from "./uploading.ts";
import { useDocumentsChanged } from "./use-documents.ts";

/** What stands in the fields of the upload form. */
export type UploadEntry = {
  workspaceId: number | null;
  name: string;
  description: string;
  category: DocumentCategory | null;
};

/** A file that was chosen. `refused` cannot be taken at all; `failed` can be tried again. */
export type Chosen = {
  readonly chosen: File;
  /** What is sent of it, once it is ready. */
  readonly file: TakenFile | null;
  readonly attempts: Attempts;
  readonly state: "preparing" | "chosen" | "refused" | "failed" | "stored";
  readonly problem: string | null;
};

type Ready = Chosen & { readonly file: TakenFile };
const isReady = (one: Chosen): one is Ready => one.file !== null;

type Options = { uploading: Uploading; onBusy: (isBusy: boolean) => void; onDone: () => void };

/** Judges files when they are chosen and sends them one after the other; the same entry again stores each once. */
export function useUpload({ uploading, onBusy, onDone }: Options) {
  const changed = useDocumentsChanged();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [sending, setSending] = useState<{ sentBytes: number; totalBytes: number } | null>(null);
  const abort = useRef<(() => void) | null>(null);
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);

  /** What was refused before makes room for what is chosen now. */
  const choose = async (files: readonly File[]) => {
    const fresh = files.map((one): Chosen => ({
      chosen: one,
      file: null,
      attempts: new Attempts(),
      state: "preparing",
      problem: null,
    }));
    setChosen((before) => [...before.filter(({ state }) => state !== "refused"), ...fresh]);
    await Promise.all(
      fresh.map(async (one) => {
        const taken = await uploading.take(one.chosen);
        const judged: Chosen =
          "file" in taken
            ? { ...one, file: taken.file, state: "chosen" }
            : { ...one, state: "refused", problem: taken.problem };
        setChosen((list) => list.map((other) => (other === one ? judged : other)));
      }),
    );
  };
  const isPreparing = chosen.some(({ state }) => state === "preparing");
  const takeOut = (gone: Chosen) => setChosen((before) => before.filter((one) => one !== gone));

  const sendAll = async (entry: UploadEntry, workspaceId: number) => {
    const all = chosen.filter(isReady);
    const waiting = all.filter(({ state }) => state !== "stored");
    const totalBytes = waiting.reduce((sum, { file }) => sum + file.size, 0);
    const draft = draftOf(entry, workspaceId, all.length);
    const results = new Map<Chosen, Ready>();
    let before = 0;
    for (const one of waiting) {
      if (isStopped.current) break;
      const { file } = one;
      setSending({ sentBytes: before, totalBytes });
      const id = one.attempts.idFor({ ...draft, file: [file.name, file.size, file.lastModified] });
      const { stored, abort: stop } = uploading.send(draft, { id, file }, (sent) =>
        setSending({ sentBytes: before + sent, totalBytes }),
      );
      abort.current = stop;
      const problem = await stored.then(
        () => null,
        (error: unknown) => (isStopped.current ? "" : uploading.problemOf(error)),
      );
      if (problem !== "") {
        results.set(one, { ...one, state: problem === null ? "stored" : "failed", problem });
        setChosen((list) => list.map((other) => results.get(other) ?? other));
      }
      before += file.size;
    }
    const outcome = all.map((one) => results.get(one) ?? one);
    if (outcome.some(({ state }) => state === "stored")) void changed();
    return { isDone: outcome.every(({ state }) => state === "stored"), draft, count: outcome.length };
  };

  const start = async (entry: UploadEntry) => {
    const [first] = chosen.filter(isReady);
    if (!first || isPreparing || entry.workspaceId === null || isUnderWay.current) return;
    isUnderWay.current = true;
    isStopped.current = false;
    onBusy(true);
    const { isDone, draft, count } = await sendAll(entry, entry.workspaceId).finally(() => {
      isUnderWay.current = false;
      abort.current = null;
      setSending(null);
      onBusy(false);
    });
    if (!isDone) return;
    const words = copy.upload;
    showToast(
      count === 1
        ? { title: words.done, description: words.doneText(draft.name ?? first.file.name), kind: "success" }
        : { title: words.allDone(count), description: words.allDoneText, kind: "success" },
    );
    onDone();
  };

  return {
    chosen,
    choose,
    takeOut,
    start,
    stop: () => {
      // Stopped by hand, it is no failure.
      isStopped.current = true;
      abort.current?.();
    },
    isPreparing,
    isBusy: sending !== null,
    progress: sending && { ...sending, percent: percentOf(sending.sentBytes, sending.totalBytes) },
  };
}

/** A name is given to one file; of several each keeps its own. */
function draftOf(entry: UploadEntry, workspaceId: number, files: number): DocumentDraft {
  const [name, description] = [entry.name.trim(), entry.description.trim()];
  return {
    workspaceId,
    ...(name !== "" && files === 1 && { name }),
    ...(description !== "" && { description }),
    ...(entry.category !== null && { category: entry.category }),
  };
}
