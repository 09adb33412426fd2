import * as z from "zod";

import { emailAddress, Id, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { WorkspaceNote } from "./people-shapes.ts";
import { Member, MemberRole } from "./shapes.ts";

/** The people of a journey, and what colleagues write down for one another. */

const OneWorkspace = z.object({ workspaceId: Id });
const OneMember = OneWorkspace.extend({ userId: Id });

const body = requiredText(LIMITS.notes, "Write the note first");
const OneNote = z.object({ noteId: Id, version: Version });

export const workspacePeopleRoutes = defineRoutes({
  addMember: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/members",
    summary: "Let somebody who has an account take part at once; whoever has none is invited instead",
    input: OneWorkspace.extend({
      email: emailAddress("Please enter a valid email address"),
      role: MemberRole,
    }),
    output: z.array(Member),
  },
  setMemberRole: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /workspaces/:workspaceId/members/:userId",
    summary: "Change what a person is to the journey",
    input: OneMember.extend({ role: MemberRole }),
    output: z.array(Member),
  },
  removeMember: {
    kind: "mutation",
    access: "staff",
    rest: "DELETE /workspaces/:workspaceId/members/:userId",
    summary: "Take a person off the journey, with what they still had to do in it",
    input: OneMember,
    output: z.array(Member),
  },
  notes: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/notes",
    summary: "What colleagues have written down for one another, newest first; no owner sees it",
    input: PageInput.extend(OneWorkspace.shape),
    output: pageOf(WorkspaceNote),
  },
  addNote: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/notes",
    summary: "Write a note for colleagues",
    input: OneWorkspace.extend({ body, requestId: RequestId.optional() }),
    output: WorkspaceNote,
    status: 201,
  },
  updateNote: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /notes/:noteId",
    summary: "Change one's own note",
    input: OneNote.extend({ body }),
    output: WorkspaceNote,
  },
  removeNote: {
    kind: "mutation",
    access: "staff",
    rest: "DELETE /notes/:noteId",
    summary: "Take one's own note back",
    input: OneNote,
    output: z.object({ noteId: Id }),
  },
});
