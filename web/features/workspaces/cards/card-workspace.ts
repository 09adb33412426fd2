import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** As much of a workspace as its card shows. */
export type CardWorkspace = Omit<
  Workspace,
  "createdAt" | "templateId" | "clientId" | "version" | "assignedTo" | "destination" | "arrivesOn"
>;
