import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { draftQueries, toDraft } from "./internal/versions.ts";

/** @throws Fault `not_found` where the template is missing or put away. */
export async function findDraft(
  act: Act,
  { templateId }: { templateId?: number | undefined },
): Promise<WorkflowDraft> {
  const [[found], [newest], runsOn] = await act.read((db) => draftQueries(db, templateId));
  if (!found) throw new Fault("not_found");
  return toDraft(found, newest, runsOn);
}
