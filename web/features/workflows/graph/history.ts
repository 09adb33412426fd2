/** What was, what is, and what was taken back. */
export type History<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change belongs to: the next one of the same kind is one step of undo with it. */
  readonly mergeKey: string | null;
};

/** Steps of undo that are kept; each is only a reference to what has not changed. */
const DEPTH = 200;

export const beginning = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  mergeKey: null,
});

/** A change that changes nothing leaves no step. One with the key of the last is undone together with it. */
export function record<T>(history: History<T>, next: T, mergeKey: string | null = null): History<T> {
  if (next === history.present) return history;
  const isMore = mergeKey !== null && mergeKey === history.mergeKey;
  return {
    past: isMore ? history.past : [...history.past, history.present].slice(-DEPTH),
    present: next,
    future: [],
    mergeKey,
  };
}

/** The hand has left what it was at: the next change of the same kind is a step of its own. */
export function settled<T>(history: History<T>): History<T> {
  return history.mergeKey === null ? history : { ...history, mergeKey: null };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return {
    past: past.slice(0, -1),
    present: past[past.length - 1] as T,
    future: [present, ...future],
    mergeKey: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return {
    past: [...past, present],
    present: future[0] as T,
    future: future.slice(1),
    mergeKey: null,
  };
}
