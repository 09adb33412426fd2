import { useState } from "react";

import type { CheckedPaper, FoundFact } from "#contracts/health/findings-shapes.ts";
import { papersRead } from "#web/copy/health-record.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

import { useRulesChanged } from "./use-rules-changed.ts";

const copy = papersRead;

type Decision = { taken: { key: string; fact: FoundFact }[]; discarded: string[] };

/** Takes what a paper says into the record or puts it aside; each can be undone right afterwards. */
export function useDecisions(
  workspaceId: number,
  { documentId, number }: Pick<CheckedPaper, "documentId" | "number">,
  isStaff: boolean,
) {
  const changed = useRulesChanged(workspaceId);
  const [attempts] = useState(() => new Attempts());
  const utils = trpc.useUtils();
  const onSettled = () => Promise.all([changed(), utils.workspaces.find.invalidate({ workspaceId })]);
  const onError = (error: unknown) =>
    showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
  const paper = { workspaceId, documentId, number };
  const undecide = trpc.health.undecide.useMutation({
    onSettled,
    onError,
    onSuccess: () => showToast({ kind: "success", title: copy.undone }),
  });
  const decide = trpc.health.decide.useMutation({ onSettled });
  const undo = (keys: string[]) =>
    undecide.mutateAsync({ ...paper, keys }).then(
      () => true,
      () => false,
    );

  /** Rejects with what the server says of the values; for a form that shows it. */
  const send = async ({ taken, discarded }: Decision) => {
    const body = { ...paper, taken, discarded };
    await decide.mutateAsync({ ...body, requestId: attempts.idFor(body) });
    const keys = [...taken.map(({ key }) => key), ...discarded];
    showUndoable({
      title: taken.length > 0 ? copy.taken(taken.length) : copy.putAside,
      ...(taken.length > 0 && !isStaff && { description: copy.takenByOwner }),
      undo: () => undo(keys),
    });
  };
  return {
    isBusy: decide.isPending || undecide.isPending,
    send,
    undo: (keys: string[]) => void undo(keys),
    take: (taken: Decision["taken"]) => void send({ taken, discarded: [] }).catch(onError),
    discard: (key: string) => void send({ taken: [], discarded: [key] }).catch(onError),
  };
}
