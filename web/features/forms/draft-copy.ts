import type { FormValues } from "#contracts/forms/shapes.ts";

/** What was typed on this device and has not reached the server yet. */
export type DraftCopy = {
  values: FormValues;
  /** When the server's draft was saved that this one was typed over; null where there was none. ISO text. */
  basedOn: string | null;
  /** What the record said when it was begun. */
  basis: FormValues;
};

const nameOf = (taskId: number) => `draft:${taskId}`;

/** Storage may be full, forbidden or missing; a copy is a second net, so its failure is never the person's trouble. */
export function keepCopy(taskId: number, copy: DraftCopy): void {
  try {
    localStorage.setItem(nameOf(taskId), JSON.stringify(copy));
  } catch {
    return;
  }
}

export function dropCopy(taskId: number): void {
  try {
    localStorage.removeItem(nameOf(taskId));
  } catch {
    return;
  }
}

export function findCopy(taskId: number): DraftCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(taskId)) ?? "null");
    return isCopy(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isCopy(kept: unknown): kept is DraftCopy {
  return (
    typeof kept === "object" && kept !== null && ["values", "basedOn", "basis"].every((part) => part in kept)
  );
}
