import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";
import { Tag, tagName } from "#contracts/tags/shapes.ts";

import { PetPatch, TravelPatch } from "./changes-shapes.ts";
import { Workspace } from "./shapes.ts";

/** What staff change of one journey beside what `workspaces.update` does: the facts of pet and route, tags, people, notes. */

const OneWorkspace = z.object({ workspaceId: Id });

const PetIdentity = z.object({ version: Version, birthDate: CalendarDate.nullable() });

export const workspaceChangeRoutes = defineRoutes({
  updatePet: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "PATCH /workspaces/:workspaceId/pet",
    summary:
      "Change what is known of the journey's pet; owners say its breed, birth, sex and whether it is neutered, the rest is the company's",
    input: PetPatch.extend(OneWorkspace.shape),
    output: PetIdentity,
  },
  updateTravel: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "PATCH /workspaces/:workspaceId/travel",
    summary:
      "Change dates, route, who travels along, flight and crate; what is due by departure or arrival moves with it, and so does the arrival on the schedule. Owners say when it arrives, how and with whom; the rest is the company's",
    input: TravelPatch.extend(OneWorkspace.shape),
    output: Workspace,
  },
  addTag: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/tags",
    summary: "Put a tag on a workspace; a name that is new makes a new tag",
    input: OneWorkspace.extend({ name: tagName }),
    output: z.array(Tag),
  },
  removeTag: {
    kind: "mutation",
    access: "staff",
    rest: "DELETE /workspaces/:workspaceId/tags/:tagId",
    summary: "Take a tag off a workspace; the company keeps it",
    input: OneWorkspace.extend({ tagId: Id }),
    output: z.array(Tag),
  },
});
