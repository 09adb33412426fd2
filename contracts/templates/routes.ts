import * as z from "zod";

import { Id, Version } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import {
  LibraryDraft,
  LibraryPatch,
  LibraryTemplate,
  TemplateDraft,
  TemplatePatch,
  WorkspaceTemplate,
} from "./shapes.ts";

const OneTemplate = z.object({ templateId: Id });

const OneLibraryTemplate = z.object({ libraryTemplateId: Id });

export const templateRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "staff",
    rest: "GET /workspace-templates",
    summary: "Workflow templates, popular ones first; the archived ones only where they are asked for",
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(WorkspaceTemplate),
  },
  create: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workspace-templates",
    summary: "Add a workflow template, with the steps of another or to be drawn",
    input: TemplateDraft,
    output: WorkspaceTemplate,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "PATCH /workspace-templates/:templateId",
    summary: "Change what a workflow template says of itself; journeys under way are not touched",
    input: TemplatePatch,
    output: WorkspaceTemplate,
  },
  archive: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workspace-templates/:templateId/archive",
    summary: "Put a workflow template away; journeys under way keep their steps",
    input: OneTemplate.extend({ version: Version }),
    output: WorkspaceTemplate,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workspace-templates/:templateId/restore",
    summary: "Bring an archived workflow template back",
    input: OneTemplate,
    output: WorkspaceTemplate,
  },
  library: {
    kind: "query",
    access: "staff",
    rest: "GET /library-templates",
    summary: "Documentation templates per destination; the archived ones only where they are asked for",
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(LibraryTemplate),
  },
  createLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates",
    summary: "Add a documentation template",
    input: LibraryDraft,
    output: LibraryTemplate,
    status: 201,
  },
  updateLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "PATCH /library-templates/:libraryTemplateId",
    summary: "Change a documentation template",
    input: LibraryPatch,
    output: LibraryTemplate,
  },
  archiveLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates/:libraryTemplateId/archive",
    summary: "Put a documentation template away",
    input: OneLibraryTemplate.extend({ version: Version }),
    output: LibraryTemplate,
  },
  restoreLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates/:libraryTemplateId/restore",
    summary: "Bring an archived documentation template back",
    input: OneLibraryTemplate,
    output: LibraryTemplate,
  },
});
