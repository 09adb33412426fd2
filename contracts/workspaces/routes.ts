import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, clearableText, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { WorkspaceDraft } from "./draft-shapes.ts";
import {
  ExportedWorkspace,
  Member,
  Priority,
  ReviewEntry,
  Workspace,
  WorkspaceDetail,
  WorkspaceFacets,
  WorkspaceFilter,
  WorkspaceStatus,
} from "./shapes.ts";
import { PERIODS } from "./terms.ts";

const OneWorkspace = z.object({ workspaceId: Id });

export const workspaceRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /workspaces",
    summary: "Workspaces, soonest departure first and completed ones last",
    input: WorkspaceFilter,
    output: pageOf(Workspace),
  },
  facets: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/facets",
    summary:
      "What workspaces can be filtered by, the most used of a name or of all, with counts over all of them or the last 30 days",
    input: z.object({
      period: z.enum(PERIODS).optional(),
      /** A part of the names wanted. */
      q: z.string().trim().max(LIMITS.search).optional(),
    }),
    output: WorkspaceFacets,
  },
  review: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/review",
    summary:
      "What is of high priority, late or waiting, the most urgent first, with the actions to begin with",
    input: WorkspaceFilter.omit({ sort: true, group: true, needsAttention: true }),
    output: pageOf(ReviewEntry),
  },
  export: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/export",
    summary: "Workspaces as the list has them, with the owner's address and the pet's microchip",
    input: WorkspaceFilter,
    output: pageOf(ExportedWorkspace),
  },
  find: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId",
    summary: "One workspace with its tasks, documents and members",
    input: OneWorkspace,
    output: WorkspaceDetail,
  },
  createFromTemplate: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/from-template",
    summary: "Start a journey from a workflow template",
    input: WorkspaceDraft,
    output: Workspace,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /workspaces/:workspaceId",
    summary:
      "Change a workspace's name, notes, status, priority, team or the colleague in charge, and say that its pet has arrived; completed before the arrival it takes a reason",
    input: OneWorkspace.extend({
      version: Version,
      name: requiredText(LIMITS.name, "Workspace name is required").optional(),
      description: z.string().trim().max(LIMITS.notes).optional(),
      status: WorkspaceStatus.optional(),
      priority: Priority.optional(),
      assignedToId: Id.nullable().optional(),
      teamId: Id.nullable().optional(),
      /** Null takes it back. */
      arrivedOn: CalendarDate.nullable().optional(),
      completionReason: clearableText(LIMITS.reason),
    }),
    output: Workspace,
  },
  archived: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/archived",
    summary: "Archived workspaces by name",
    input: PageInput,
    output: pageOf(Workspace),
  },
  archive: {
    kind: "mutation",
    access: "staff",
    permission: "archiveWorkspaces",
    rest: "POST /workspaces/:workspaceId/archive",
    summary: "Put a workspace off every list; nothing of it is lost",
    input: OneWorkspace.extend({ version: Version }),
    output: Workspace,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    permission: "archiveWorkspaces",
    rest: "POST /workspaces/:workspaceId/restore",
    summary: "Bring an archived workspace back",
    input: OneWorkspace,
    output: Workspace,
  },
  setPayer: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "choosePayer",
    rest: "PUT /workspaces/:workspaceId/payer",
    summary: "Say which member pays for the journey",
    input: OneWorkspace.extend({ userId: Id }),
    output: z.array(Member),
  },
});
