import type { OwnerPanel } from "./client-dashboard-shapes.ts";

const OF_RULES = ["journeys.assess", "workspaces.updateTravel", "workspaces.updatePet"];

/** Which panel of an owner's page a procedure serves: `health.record` is the travel rules'. */
export function panelOf(path: string): OwnerPanel | undefined {
  return path.startsWith("health.") || OF_RULES.includes(path) ? "rules" : undefined;
}
