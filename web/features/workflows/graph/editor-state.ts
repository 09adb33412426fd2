import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { beginning, type History, record, redone, settled, undone } from "./history.ts";

/** What is chosen: some steps, or one edge. */
export type Selection = { readonly steps: ReadonlySet<string>; readonly edge: string | null };
export type EditorState = { readonly history: History<WorkflowGraph>; readonly selection: Selection };

export const NOTHING: Selection = { steps: new Set(), edge: null };

export type EditorAction =
  | {
      kind: "change";
      change: (graph: WorkflowGraph) => WorkflowGraph;
      /** Changes in a row with one key are one step of undo: a word being typed, a card being pushed. */
      mergeKey?: string;
      /** What is chosen afterwards; left out, what was chosen stays. */
      select?: Selection;
    }
  | { kind: "select"; selection: Selection }
  | { kind: "settle" }
  | { kind: "undo" }
  | { kind: "redo" }
  /** Another graph altogether, as from the server: what was done to this one cannot be undone in that one. */
  | { kind: "open"; graph: WorkflowGraph };

export const opened = (graph: WorkflowGraph): EditorState => ({
  history: beginning(graph),
  selection: NOTHING,
});

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case "change": {
      const history = record(state.history, action.change(state.history.present), action.mergeKey);
      if (history === state.history && !action.select) return state;
      return withGraph({ history, selection: action.select ?? state.selection });
    }
    case "select":
      return { ...state, selection: action.selection, history: settled(state.history) };
    case "settle":
      return { ...state, history: settled(state.history) };
    case "undo":
      return withGraph({ ...state, history: undone(state.history) });
    case "redo":
      return withGraph({ ...state, history: redone(state.history) });
    case "open":
      return opened(action.graph);
  }
}

/** What is no longer there is no longer chosen. */
function withGraph(state: EditorState): EditorState {
  const { steps, edges } = state.history.present;
  const { selection } = state;
  const chosen = steps.flatMap(({ id }) => (selection.steps.has(id) ? [id] : []));
  const edge = edges.some(({ id }) => id === selection.edge) ? selection.edge : null;
  if (chosen.length === selection.steps.size && edge === selection.edge) return state;
  return { ...state, selection: { steps: new Set(chosen), edge } };
}
