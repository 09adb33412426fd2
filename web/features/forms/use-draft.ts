import { useEffect, useState, useSyncExternalStore } from "react";

import type { FormKind, FormState, FormValues } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { useUnsaved } from "#web/core/unsaved.ts";

import { dropCopy, findCopy } from "./draft-copy.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { filled, type ValuesOf } from "./form-values.ts";

/** What a form opens with: `values`, and `left` where this device holds something else that was never saved. */
type Opening<K extends FormKind> = { values: ValuesOf[K]; left: ValuesOf[K] | null; isFromCopy: boolean };

function openWith<K extends FormKind>(kind: K, found: FormState): Opening<K> {
  const server = filled(kind, found.values);
  const copyHere = findCopy(found.taskId);
  if (!copyHere) return { values: server, left: null, isFromCopy: false };
  const here = filled(kind, copyHere.values);
  if (JSON.stringify(here) === JSON.stringify(server)) {
    dropCopy(found.taskId);
    return { values: server, left: null, isFromCopy: false };
  }
  const isOverNewest = copyHere.basedOn === (found.savedAt?.toISOString() ?? null);
  return isOverNewest
    ? { values: here, left: null, isFromCopy: true }
    : { values: server, left: here, isFromCopy: false };
}

/** Keeps the draft of an open form on this device and on the server; see DraftKeeper. */
export function useDraft<K extends FormKind>(kind: K, found: FormState) {
  const save = trpc.forms.saveDraft.useMutation();
  const [opening] = useState(() => openWith(kind, found));
  const [keeper] = useState(() => {
    const { taskId, savedAt } = found;
    return new DraftKeeper(taskId, savedAt, (values) => save.mutateAsync({ taskId, values }), isRefusal);
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);

  useEffect(() => {
    // What a lost line left behind goes up as soon as the form is open again.
    if (opening.isFromCopy) keeper.typed(opening.values as FormValues);
  }, [keeper, opening]);

  useUnsaved(keeper, { title: copy.leave, body: copy.draftUnsaved, confirmLabel: copy.leaveAnyway });

  return { keeper, state, opening };
}

/** A session that ended or a server that is down may come back; anything else stays refused. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && !["unauthorized", "unavailable", "internal", "rate_limited"].includes(code);
}
