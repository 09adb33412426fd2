import { useEffect, useState, useSyncExternalStore } from "react";

import type { FormKind, FormState, FormValues } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { useUnsaved } from "#web/core/unsaved.ts";

import { dropCopy, findCopy } from "./draft-copy.ts";
import { DraftKeeper, type Typed } from "./draft-keeper.ts";
import { filled, type ValuesOf } from "./form-values.ts";

type Begun<K extends FormKind> = { values: ValuesOf[K]; basis: FormValues };
/** What a form opens with, and `left` where this device holds something else that was never saved. */
type Opening<K extends FormKind> = Begun<K> & { left: Begun<K> | null; isFromCopy: boolean };

function openWith<K extends FormKind>(kind: K, found: FormState): Opening<K> {
  const server = { values: filled(kind, found.values), basis: found.basis };
  const copyHere = findCopy(found.taskId);
  if (!copyHere) return { ...server, left: null, isFromCopy: false };
  const here = { values: filled(kind, copyHere.values), basis: copyHere.basis };
  if (JSON.stringify(here.values) === JSON.stringify(server.values)) {
    dropCopy(found.taskId);
    return { ...server, left: null, isFromCopy: false };
  }
  const isOverNewest = copyHere.basedOn === (found.savedAt?.toISOString() ?? null);
  return isOverNewest
    ? { ...here, left: null, isFromCopy: true }
    : { ...server, left: here, isFromCopy: false };
}

/**
 * Keeps the draft of an open form on this device and on the server; see DraftKeeper.
 * @param onElsewhere is told once another page has kept something else
 */
export function useDraft<K extends FormKind>(kind: K, found: FormState, onElsewhere: () => void) {
  const save = trpc.forms.saveDraft.useMutation();
  const [opening] = useState(() => openWith(kind, found));
  const [keeper] = useState(() => {
    const { taskId, savedAt } = found;
    const begun = { savedAt, basis: opening.basis };
    const send = (typed: Typed) => save.mutateAsync({ taskId, ...typed });
    return new DraftKeeper(taskId, begun, send, (error) => {
      const refusal = refusalIn(error);
      if (refusal === "elsewhere") onElsewhere();
      return refusal;
    });
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
function refusalIn(error: unknown): "refused" | "elsewhere" | null {
  const code = codeOf(error);
  if (code === "stale_version") return "elsewhere";
  const mayPass = code === null || ["unauthorized", "unavailable", "internal", "rate_limited"].includes(code);
  return mayPass ? null : "refused";
}
