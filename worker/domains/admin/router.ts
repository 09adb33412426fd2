import { adminRoutes as route } from "#contracts/admin/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";
import { listClients } from "#worker/domains/clients/list-clients.ts";

import { createTeam } from "./create-team.ts";
import { importColleagues } from "./import-colleagues.ts";
import { listColleagues } from "./list-colleagues.ts";
import { listTeams } from "./list-teams.ts";
import { removeColleague } from "./remove-colleague.ts";
import { removeTeam } from "./remove-team.ts";
import { resetSecondStep } from "./reset-second-step.ts";
import { setStatus } from "./set-status.ts";
import { updateColleague } from "./update-colleague.ts";
import { updateTeam } from "./update-team.ts";

export const adminRouter = router({
  colleagues: query(route.colleagues, listColleagues),
  updateColleague: mutation(route.updateColleague, updateColleague),
  removeColleague: mutation(route.removeColleague, removeColleague),
  resetSecondStep: mutation(route.resetSecondStep, resetSecondStep),
  setStatus: mutation(route.setStatus, setStatus),
  importColleagues: mutation(route.importColleagues, importColleagues),
  teams: query(route.teams, listTeams),
  createTeam: mutation(route.createTeam, createTeam),
  updateTeam: mutation(route.updateTeam, updateTeam),
  removeTeam: mutation(route.removeTeam, removeTeam),
  clients: query(route.clients, listClients),
});
