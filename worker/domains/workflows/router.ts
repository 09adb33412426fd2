import { workflowRoutes as route } from "#contracts/workflows/routes.ts";
import { workflowVersionRoutes as versioned } from "#contracts/workflows/versions-routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findDraft } from "./find-draft.ts";
import { findWorkflow } from "./find-workflow.ts";
import { listJourneys } from "./list-journeys.ts";
import { findVersion, listVersions } from "./list-versions.ts";
import { moveJourney, previewMove } from "./move-journey.ts";
import { publishWorkflow } from "./publish-workflow.ts";
import { saveDraft } from "./save-draft.ts";

export const workflowsRouter = router({
  find: query(route.find, findWorkflow),
  draft: query(versioned.draft, findDraft),
  saveDraft: mutation(versioned.saveDraft, saveDraft),
  publish: mutation(versioned.publish, publishWorkflow),
  versions: query(versioned.versions, listVersions),
  version: query(versioned.version, findVersion),
  journeys: query(versioned.journeys, listJourneys),
  previewMove: query(versioned.previewMove, previewMove),
  moveJourney: mutation(versioned.moveJourney, moveJourney),
});
