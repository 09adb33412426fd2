import { eq } from "drizzle-orm";
import type * as z from "zod";

import { isSame } from "#contracts/core/same.ts";
import type { workflowVersionRoutes } from "#contracts/workflows/versions-routes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { templates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault, staleBut } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";

import { findDraft } from "./find-draft.ts";
import { draftQueries, ifDraftUnchanged, toDraft } from "./internal/versions.ts";

type Input = z.output<typeof workflowVersionRoutes.saveDraft.input>;

/**
 * Keeps what is being drawn, finished or not. Nobody's journey changes by it, so it leaves no entry in the record; the
 * publication does.
 * @throws Fault `not_found`; `stale_version` with the draft as it is now, where somebody else has saved it meanwhile.
 */
export async function saveDraft(act: Act, { templateId, version, graph }: Input): Promise<WorkflowDraft> {
  const [[found], [newest], runsOn] = await act.read((db) => draftQueries(db, templateId));
  if (!found) throw new Fault("not_found");
  if (found.template.draftVersion !== version) throw staleBut(toDraft(found, newest, runsOn));
  const now = toDraft(found, newest, runsOn);
  if (isSame(graph, now.graph)) return now;
  const saved = {
    draft: graph,
    draftVersion: version + 1,
    draftSavedAt: act.now,
    draftSavedById: act.who.userId,
  };
  grant(act, "editTemplates");
  try {
    await act.write((db) => [
      ifDraftUnchanged(db, templateId, version),
      db.update(templates).set(saved).where(eq(templates.id, templateId)),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw staleBut(await findDraft(act, { templateId }));
    throw error;
  }
  return toDraft({ template: { ...found.template, ...saved }, savedBy: act.user.fullName }, newest, runsOn);
}
