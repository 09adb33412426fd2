import { workspaceChangeRoutes as change } from "#contracts/workspaces/changes-routes.ts";
import { workspacePeopleRoutes as people } from "#contracts/workspaces/people-routes.ts";
import { workspaceRoutes as route } from "#contracts/workspaces/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { addMember } from "./add-member.ts";
import { addNote } from "./add-note.ts";
import { addTag } from "./add-tag.ts";
import { archiveWorkspace } from "./archive-workspace.ts";
import { createFromTemplate } from "./create-from-template.ts";
import { exportWorkspaces } from "./export-workspaces.ts";
import { findWorkspace } from "./find-workspace.ts";
import { listArchived } from "./list-archived.ts";
import { listFacets } from "./list-facets.ts";
import { listNotes } from "./list-notes.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { removeMember } from "./remove-member.ts";
import { removeNote } from "./remove-note.ts";
import { removeTag } from "./remove-tag.ts";
import { restoreWorkspace } from "./restore-workspace.ts";
import { reviewWorkspaces } from "./review-workspaces.ts";
import { setMemberRole } from "./set-member-role.ts";
import { setPayer } from "./set-payer.ts";
import { updateNote } from "./update-note.ts";
import { updatePet } from "./update-pet.ts";
import { updateTravel } from "./update-travel.ts";
import { updateWorkspace } from "./update-workspace.ts";

export const workspacesRouter = router({
  list: query(route.list, listWorkspaces),
  facets: query(route.facets, listFacets),
  review: query(route.review, reviewWorkspaces),
  export: query(route.export, exportWorkspaces),
  find: query(route.find, findWorkspace),
  createFromTemplate: mutation(route.createFromTemplate, createFromTemplate),
  update: mutation(route.update, updateWorkspace),
  archived: query(route.archived, listArchived),
  archive: mutation(route.archive, archiveWorkspace),
  restore: mutation(route.restore, restoreWorkspace),
  setPayer: mutation(route.setPayer, setPayer),
  updatePet: mutation(change.updatePet, updatePet),
  updateTravel: mutation(change.updateTravel, updateTravel),
  addTag: mutation(change.addTag, addTag),
  removeTag: mutation(change.removeTag, removeTag),
  addMember: mutation(people.addMember, addMember),
  setMemberRole: mutation(people.setMemberRole, setMemberRole),
  removeMember: mutation(people.removeMember, removeMember),
  notes: query(people.notes, listNotes),
  addNote: mutation(people.addNote, addNote),
  updateNote: mutation(people.updateNote, updateNote),
  removeNote: mutation(people.removeNote, removeNote),
});
