import { useEffect, useRef } from "react";

import type { EditorActions } from "./use-editor.ts";

const FIELDS = "input, textarea, select, [contenteditable]";
const LAYERS = "dialog, [role=dialog], [role=menu]";

type Keys = { actions: EditorActions; chosen: ReadonlySet<string>; edge: string | null; onSave: () => void };

/**
 * The keys of the editor, wherever the focus is on the page. Undo and redo count in fields too: what is typed there is
 * written into the graph letter by letter, and the browser's own undo would know only half of it.
 */
export function useShortcuts(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const inDialog = target?.closest(LAYERS);
      if (event.defaultPrevented || inDialog) return;
      const done = press(event, now.current, target?.matches(FIELDS) ?? false);
      if (done) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** @returns whether the key was one of ours. */
function press(event: KeyboardEvent, keys: Keys, isTyping: boolean): boolean {
  const { actions, chosen, edge } = keys;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return (event.shiftKey ? actions.redo() : actions.undo(), true);
    if (key === "y") return (actions.redo(), true);
    if (key === "s") return (keys.onSave(), true);
    // A chosen text on the page is what somebody wants to copy.
    if (isTyping || !window.getSelection()?.isCollapsed) return false;
    if (key === "c") return (actions.copy(), true);
    if (key === "v") return (actions.paste(), true);
    if (key === "d") return (actions.duplicate(chosen), true);
    if (key === "a") return (actions.selectAll(), true);
    return false;
  }
  if (isTyping || (key !== "delete" && key !== "backspace")) return false;
  if (chosen.size > 0) return (actions.remove(chosen), true);
  if (edge !== null) return (actions.disconnect(edge), true);
  return false;
}
