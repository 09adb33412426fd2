import { useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";

import { ACTION_LABELS } from "#contracts/workflows/action-labels.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS } from "#contracts/workflows/graph.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import { workflows as copy } from "#web/copy/workflows.ts";

import { type EditorState, editorReducer, NOTHING, opened, type Selection } from "./graph/editor-state.ts";
import {
  added,
  addedAfter,
  addedInto,
  type Clipping,
  clippingOf,
  connected,
  copyOf,
  disconnected,
  edgeBetween,
  newId,
  pasted,
  removed,
  reordered,
} from "./graph/edits.ts";
import { whyNotConnected } from "./graph/order.ts";
import { moved, type Place } from "./graph/places.ts";

/** What was copied, for another template of this tab too. */
let clipboard: Clipping = { steps: [], edges: [] };

const only = (...ids: string[]): Selection => ({ steps: new Set(ids), edge: null });

/** The template as it is drawn, what is chosen of it, and everything that can be done to it. */
export function useEditor(graph: WorkflowGraph, isReadOnly: boolean) {
  const [state, dispatch] = useReducer(editorReducer, graph, opened);
  const [told, setTold] = useState("");
  const now = useRef<EditorState>(state);
  useLayoutEffect(() => {
    now.current = state;
  });

  const actions = useMemo(() => {
    const drawn = () => now.current.history.present;
    const chosen = () => now.current.selection.steps;
    const nameOf = (id: string) => drawn().steps.find((step) => step.id === id)?.name || copy.unnamed;
    const placeOf = (after: WorkflowGraph, id: string) =>
      [after.steps.findIndex((step) => step.id === id) + 1, after.steps.length] as const;

    const change = (edit: (graph: WorkflowGraph) => WorkflowGraph, mergeKey?: string, select?: Selection) => {
      if (isReadOnly) return;
      dispatch({
        kind: "change",
        change: edit,
        ...(mergeKey !== undefined && { mergeKey }),
        ...(select && { select }),
      });
    };
    const hasRoomFor = (steps: number) => {
      if (drawn().steps.length + steps <= GRAPH_LIMITS.steps) return true;
      setTold(copy.told.full(GRAPH_LIMITS.steps));
      return false;
    };
    const select = (selection: Selection) => dispatch({ kind: "select", selection });
    const insert = (clipping: Clipping, tell: (n: number) => string) => {
      const fresh = copyOf(clipping);
      if (fresh.steps.length === 0 || !hasRoomFor(fresh.steps.length)) return;
      change((before) => pasted(before, fresh), undefined, only(...fresh.steps.map(({ id }) => id)));
      setTold(tell(fresh.steps.length));
    };

    return {
      change,
      select,
      tell: setTold,
      settle: () => dispatch({ kind: "settle" }),
      open: (other: WorkflowGraph) => dispatch({ kind: "open", graph: other }),
      /** Where it is let go, on an edge where there is one under it. */
      drop: (type: ActionType, place: Place, edgeId: string | null) => {
        if (!hasRoomFor(1)) return;
        const step = { id: newId(type), type, name: ACTION_LABELS[type], ...place, data: {} };
        const edit = (before: WorkflowGraph) =>
          edgeId === null ? added(before, step) : addedInto(before, step, edgeId);
        change(edit, undefined, only(step.id));
        setTold(copy.told.added(step.name, ...placeOf(edit(drawn()), step.id)));
      },
      /** After a step, after the chosen one, or last. @returns the id of the new one. */
      add: (type: ActionType, afterId: string | null = [...chosen()].at(-1) ?? null): string | null => {
        if (isReadOnly || !hasRoomFor(1)) return null;
        const step = { id: newId(type), type, name: ACTION_LABELS[type], data: {} };
        const edit = (before: WorkflowGraph) => addedAfter(before, step, afterId);
        change(edit, undefined, only(step.id));
        setTold(copy.told.added(step.name, ...placeOf(edit(drawn()), step.id)));
        return step.id;
      },
      move: (places: ReadonlyMap<string, Place>) =>
        change((before) => moved(before, places), `move:${[...places.keys()].join()}`),
      connect: (from: string, to: string) => {
        const why = whyNotConnected(drawn(), from, to);
        setTold(why ? copy.told.notConnected[why] : copy.told.connected(nameOf(from), nameOf(to)));
        const edge = edgeBetween(from, to);
        if (!why) change((before) => connected(before, edge));
      },
      disconnect: (edgeId: string) => {
        change((before) => disconnected(before, edgeId));
        setTold(copy.told.edgeRemoved);
      },
      remove: (ids: ReadonlySet<string>) => {
        const [first] = ids;
        if (first === undefined) return;
        const name = nameOf(first);
        change((before) => removed(before, ids));
        setTold(
          ids.size === 1
            ? copy.told.removed(name, drawn().steps.length - 1)
            : copy.told.removedMany(ids.size),
        );
      },
      reorder: (id: string, by: -1 | 1) => {
        const after = reordered(drawn(), id, by);
        setTold(
          after === drawn()
            ? copy.told.notMoved(nameOf(id))
            : copy.told.moved(nameOf(id), ...placeOf(after, id)),
        );
        change((before) => reordered(before, id, by));
      },
      copy: () => {
        if (chosen().size === 0) return;
        clipboard = clippingOf(drawn(), chosen());
        setTold(copy.told.copied(clipboard.steps.length));
      },
      paste: () => insert(clipboard, copy.told.pasted),
      duplicate: (ids: ReadonlySet<string>) => insert(clippingOf(drawn(), ids), copy.told.pasted),
      selectAll: () => select(only(...drawn().steps.map(({ id }) => id))),
      selectNone: () => select(NOTHING),
      undo: () => {
        if (isReadOnly || now.current.history.past.length === 0) return;
        dispatch({ kind: "undo" });
        setTold(copy.told.undone);
      },
      redo: () => {
        if (isReadOnly || now.current.history.future.length === 0) return;
        dispatch({ kind: "redo" });
        setTold(copy.told.redone);
      },
    };
  }, [isReadOnly]);

  return { state, told, actions };
}

export type EditorActions = ReturnType<typeof useEditor>["actions"];
