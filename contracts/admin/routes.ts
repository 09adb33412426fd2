import * as z from "zod";

import { Id, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import {
  Client,
  Colleague,
  ColleagueImport,
  ColleaguePatch,
  ImportAnswer,
  StatusChange,
  Team,
  TeamDraft,
  TeamPatch,
} from "./shapes.ts";

export const adminRoutes = defineRoutes({
  colleagues: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/colleagues",
    summary: "Colleagues by name",
    input: PageInput,
    output: pageOf(Colleague),
  },
  updateColleague: {
    kind: "mutation",
    access: "admin",
    rest: "PATCH /admin/colleagues/:colleagueId",
    summary: "Change a colleague",
    input: ColleaguePatch,
    output: Colleague,
  },
  removeColleague: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/colleagues/:colleagueId",
    summary:
      "Remove a colleague; their open work goes to the successor, or to the caller where none is named",
    input: z.object({ colleagueId: Id, successorId: Id.optional() }),
    output: z.object({ colleagueId: Id }),
  },
  resetSecondStep: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/colleagues/:colleagueId/second-step",
    summary:
      "Take a lost authenticator app off a colleague's account, with its recovery codes, and sign them out everywhere",
    input: z.object({ colleagueId: Id }),
    output: Colleague,
  },
  setStatus: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/status",
    summary: "Make several colleagues active or inactive; the open work of the latter goes to one successor",
    input: StatusChange,
    output: z.array(Colleague),
  },
  importColleagues: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/import",
    summary: "Add colleagues from a file, row by row: one whose address is taken is left out and named",
    input: ColleagueImport,
    output: ImportAnswer,
  },
  teams: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/teams",
    summary: "Teams with their members",
    input: PageInput,
    output: pageOf(Team),
  },
  createTeam: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/teams",
    summary: "Make a team of colleagues",
    input: TeamDraft,
    output: Team,
    status: 201,
  },
  updateTeam: {
    kind: "mutation",
    access: "admin",
    rest: "PATCH /admin/teams/:teamId",
    summary: "Change the name and the members of a team",
    input: TeamPatch,
    output: Team,
  },
  removeTeam: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/teams/:teamId",
    summary: "Remove a team; its members and its journeys stay, without it",
    input: z.object({ teamId: Id, version: Version }),
    output: z.object({ teamId: Id }),
  },
  clients: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/clients",
    summary:
      "Clients by name, all or those that a text finds; the archived ones only where they are asked for",
    input: PageInput.extend({
      isArchived: z.boolean().optional(),
      /** A part of a name, an address or a number. */
      q: z.string().trim().max(LIMITS.search).optional(),
    }),
    output: pageOf(Client),
  },
});
