import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { StepTasksPreview } from "#contracts/journeys/step-tasks-shapes.ts";

import type { Actor } from "./actor.ts";
import type { Portal } from "./portal.ts";
import { startedJourney, type StepDraft } from "./started-journey.ts";
import { TEST_ZONE } from "./worker.ts";

export const TODAY = dateInZone(new Date(), TEST_ZONE);
export const DEPARTS = addDays(TODAY, 20);
export const LEAVES_LATER = addDays(TODAY, 25);

/** A template's permit that is due long before the rules want it. */
export const PERMIT: StepDraft = {
  title: "Import permit",
  actionType: "import-form",
  assignedRole: "team",
  dueAnchor: "departure",
  dueOffsetDays: -5,
};
/** The step of the rules of the Emirates that asks for the same. */
export const STEP = "AE-1";

/** A dog that flies to Dubai in twenty days. */
export async function aDogForDubai(
  { portal, staff }: { portal: Portal; staff: Actor },
  steps: StepDraft[] = [PERMIT],
) {
  const { workspace, owner, taskIds } = await startedJourney(portal, steps, { petName: "Balu" });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  const travel = async (patch: Record<string, unknown>) => {
    const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
    await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, ...patch });
  };
  await travel({ departureAirport: "FRA", arrivalAirport: "DXB", departureDate: DEPARTS });
  const preview = () => staff.trpc.journeys.previewStepTasks.query({ workspaceId });
  const find = (taskId: number) => staff.trpc.tasks.find.query({ taskId });
  return {
    workspaceId,
    owner,
    taskId: taskIds[0] ?? 0,
    travel,
    preview,
    find,
    made: async () => (await staff.trpc.journeys.assess.query({ workspaceId })).tasks,
    make: (seen: string, stepId: string, taskId: number | null) =>
      staff.trpc.journeys.addStepTasks.mutate({ workspaceId, seen, steps: [{ stepId, taskId }] }),
    record: (record: "import_permit", on: string) =>
      staff.trpc.health.add.mutate({ workspaceId, entry: { kind: "record", record, on } }),
    log: async (kind: string) =>
      (await staff.trpc.journeys.activity.query({ workspaceId })).items.filter((one) => one.kind === kind),
  };
}

export const draftOf = ({ steps }: StepTasksPreview, stepId: string) =>
  steps.find((one) => one.stepId === stepId);
