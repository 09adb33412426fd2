/** The workflow as a drawing, or as a list in its order. */
export const EDITOR_VIEWS = ["canvas", "list"] as const;
export type EditorView = (typeof EDITOR_VIEWS)[number];
