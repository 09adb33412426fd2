import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

/** What was drawn on this device and has not reached the server yet. */
export type DraftCopy = {
  graph: WorkflowGraph;
  /** The version of the draft that it was drawn over. */
  basedOn: number;
};

const nameOf = (templateId: number) => `workflow:${templateId}`;

/** Storage may be full, forbidden or missing; a copy is a second net, so its failure is never the person's trouble. */
export function keepDraftCopy(templateId: number, copy: DraftCopy): void {
  try {
    localStorage.setItem(nameOf(templateId), JSON.stringify(copy));
  } catch {
    return;
  }
}

export function dropDraftCopy(templateId: number): void {
  try {
    localStorage.removeItem(nameOf(templateId));
  } catch {
    return;
  }
}

export function findDraftCopy(templateId: number): DraftCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(templateId)) ?? "null");
    return isCopy(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isCopy(kept: unknown): kept is DraftCopy {
  return typeof kept === "object" && kept !== null && "graph" in kept && "basedOn" in kept;
}
