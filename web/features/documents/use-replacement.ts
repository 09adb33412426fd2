import { useRef, useState } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { Attempts } from "#web/core/attempts.ts";
import { showToast } from "#web/core/toasts.ts";

import { percentOf, type Uploading } from "./uploading.ts";
import { useDocumentsChanged } from "./use-documents.ts";

const words = copy.details;

/** Sends a file as the next version of a document; the same file again after a lost answer is stored once. */
export function useReplacement(document: Document, uploading: Uploading) {
  const changed = useDocumentsChanged();
  const attempts = useRef(new Attempts());
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (chosen: File) => {
    setPercent(0);
    const taken = await uploading.take(chosen);
    setProblem("file" in taken ? null : taken.problem);
    if (!("file" in taken)) return setPercent(null);
    const { file } = taken;
    try {
      const draft = { workspaceId: document.workspaceId, replaces: document.id };
      const id = attempts.current.idFor({ ...draft, file: [file.name, file.size, file.lastModified] });
      await uploading.send(draft, { id, file }, (sent) => setPercent(percentOf(sent, file.size))).stored;
      showToast({ title: words.replaced, description: document.name, kind: "success" });
      await changed();
    } catch (error) {
      setProblem(`${words.replaceFailed}. ${uploading.problemOf(error)}`);
    } finally {
      setPercent(null);
    }
  };
  return { start, percent, problem };
}
