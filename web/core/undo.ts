import { undoing as copy } from "#web/copy/undoing.ts";

import { showToast, type ToastDraft } from "./toasts.ts";

/** So many steps back, and so long, a page remembers. */
const STEPS_MAX = 20;
const KEPT_MS = 600_000;

type Done = Pick<ToastDraft, "title" | "description" | "kind"> & {
  /** Takes it back and says so; false where that was refused. */
  undo: () => Promise<boolean>;
};
type Step = Done & { readonly at: number };

let steps: readonly Step[] = [];

/** Says that something is done, with "Undo" beside it. What was done before it is offered once it is taken back. */
export function showUndoable(done: Done): void {
  const step = { ...done, at: Date.now() };
  steps = [...steps, step].slice(-STEPS_MAX);
  offer(step, done.title, done.description);
}

function offer(step: Step, title: string, description: string | undefined): void {
  showToast({
    kind: step.kind ?? "success",
    title,
    ...(description !== undefined && { description }),
    action: { label: copy.undo, run: () => void takeBack(step) },
  });
}

async function takeBack(step: Step): Promise<void> {
  steps = steps.filter((one) => one !== step);
  if (!(await step.undo())) return;
  const before = steps.at(-1);
  if (!before || Date.now() - before.at > KEPT_MS) return;
  offer(before, copy.undone, copy.before([before.title, before.description].filter(Boolean).join(": ")));
}
