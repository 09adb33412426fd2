import * as z from "zod";

import { Id, Version } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { WorkflowGraph } from "./graph-shapes.ts";
import { JourneyMove, VersionJourney, WorkflowDraft, WorkflowVersion } from "./versions-shapes.ts";

const OneTemplate = z.object({ templateId: Id });

export const workflowVersionRoutes = defineRoutes({
  draft: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows/draft",
    summary: "What is being drawn of a template; the company's first template where none is named",
    input: z.object({ templateId: Id.optional() }),
    output: WorkflowDraft,
  },
  saveDraft: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "PUT /workflows/:templateId/draft",
    summary: "Keep what is being drawn; a stale version is refused with the draft as it is now",
    input: OneTemplate.extend({ version: Version, graph: WorkflowGraph }),
    output: WorkflowDraft,
  },
  publish: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workflows/:templateId/publish",
    summary: "Make the draft the version that new journeys run on; journeys under way keep theirs",
    input: OneTemplate.extend({ version: Version }),
    output: WorkflowDraft,
  },
  versions: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows/:templateId/versions",
    summary: "The published versions of a template, newest first, with the journeys that run on each",
    input: OneTemplate.extend(PageInput.shape),
    output: pageOf(WorkflowVersion),
  },
  version: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows/:templateId/versions/:number",
    summary: "One published version as it was drawn",
    input: OneTemplate.extend({ number: z.number().int().min(1) }),
    output: WorkflowVersion.extend({ graph: WorkflowGraph }),
  },
  journeys: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows/:templateId/versions/:number/journeys",
    summary: "The journeys under way on one version, by name",
    input: OneTemplate.extend({ number: z.number().int().min(1), ...PageInput.shape }),
    output: pageOf(VersionJourney),
  },
  previewMove: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/workflow",
    summary: "What moving a journey to the newest version of its template would change",
    input: z.object({ workspaceId: Id }),
    output: JourneyMove,
  },
  moveJourney: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/workflow",
    summary: "Move a journey to a newer version of its template; what is done stays done",
    input: z.object({ workspaceId: Id, toNumber: z.number().int().min(1), run: Version }),
    output: JourneyMove,
  },
});
