import type { ComponentType } from "react";

/** A question that must be answered before something goes ahead. */
export type Question = {
  readonly title: string;
  readonly body?: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What is confirmed destroys something. */
  readonly isDanger?: boolean;
  /** Asks in a way of its own. */
  readonly Dialog?: ComponentType<{ question: Asked }>;
};
export type Asked = Question & { readonly answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const set = (next: Asked | null) => {
  asked = next;
  for (const listener of listeners) listener();
};

export const questions = {
  current: (): Asked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks in a dialog. False for "Cancel", for the cross and for Escape. */
export function askToConfirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      answer: (isConfirmed) => {
        set(null);
        resolve(isConfirmed);
      },
    });
  });
}
