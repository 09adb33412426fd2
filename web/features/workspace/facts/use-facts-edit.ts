import { useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { changesOf } from "#web/core/changes.ts";
import { codeOf } from "#web/core/errors.ts";

import { factChanges, type FactValues } from "./fact-changes.ts";

type Facts<V extends FactValues> = {
  labels: Record<keyof V & string, string>;
  /** What of a journey stands in the fields. */
  valuesOf: (journey: WorkspaceDetail) => V;
  /** The version of the row they stand in. */
  versionOf: (journey: WorkspaceDetail) => number;
  /** A value as a person reads it, where that is not the value itself. */
  wordsOf?: (name: keyof V & string, value: V[keyof V]) => string;
  send: (changes: Partial<V>, version: number, values: V) => Promise<unknown>;
};

/**
 * An edit of facts of one journey. It is of the version it began with and sends only what was changed. Refused for being
 * of another version by now, it begins anew with the facts as they are and with what was typed; `stale` says what is new.
 */
export function useFactsEdit<V extends FactValues>(journey: WorkspaceDetail, facts: Facts<V>) {
  const utils = trpc.useUtils();
  const [edit, setEdit] = useState(() => {
    const base = facts.valuesOf(journey);
    return { base, start: base, version: facts.versionOf(journey), round: 0 };
  });
  const [stale, setStale] = useState<string[] | null>(null);

  const beginAnew = (typed: Partial<V>) => {
    const latest = utils.workspaces.find.getData({ workspaceId: journey.id });
    if (!latest) return;
    const base = facts.valuesOf(latest);
    setStale(factChanges(facts.labels, edit.base, base, facts.wordsOf));
    setEdit({
      base,
      start: { ...base, ...typed },
      version: facts.versionOf(latest),
      round: edit.round + 1,
    });
  };
  const save = async (values: V) => {
    const changes = changesOf(edit.base, values);
    if (Object.keys(changes).length === 0) return;
    try {
      await facts.send(changes, edit.version, values);
    } catch (error) {
      if (codeOf(error) === "stale_version") beginAnew(changes);
      throw error;
    }
  };
  return {
    stale,
    save,
    /** What stood in the fields when it began. */
    base: edit.base,
    /** Of the form: the key makes it begin anew. */
    form: { key: edit.round, initial: edit.start },
    /** What was changed since it began, as it would be sent. */
    changes: (values: V) => changesOf(edit.base, values),
  };
}
