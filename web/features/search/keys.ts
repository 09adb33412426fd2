/** The key beside the space bar, as it is named where the reader is. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** What a key asks for, wherever the focus is; null for all other keys. */
export type Wish = "palette" | "search" | "shortcuts";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat">;

/** A single character is nobody's wish while somebody types or a dialog is open. */
export function wishOf(key: Key, isTyping: boolean): Wish | null {
  if (key.isComposing || key.altKey || key.repeat) return null;
  if (key.ctrlKey !== key.metaKey) return key.key.toLowerCase() === "k" ? "palette" : null;
  if (key.ctrlKey || isTyping) return null;
  return key.key === "/" ? "search" : key.key === "?" ? "shortcuts" : null;
}

const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether what is pressed is meant for a field or a dialog. */
export function isMeantElsewhere(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest(TYPING) !== null;
  return isField || document.querySelector("[role$='dialog']") !== null;
}
