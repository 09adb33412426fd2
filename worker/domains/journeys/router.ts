import { journeyRoutes as route } from "#contracts/journeys/routes.ts";
import { journeyRuleRoutes as rules } from "#contracts/journeys/rules-routes.ts";
import { stuckRoutes } from "#contracts/journeys/stuck-routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { addStepTasks } from "./add-step-tasks.ts";
import { assessJourney } from "./assess-journey.ts";
import { clearStuck } from "./clear-stuck.ts";
import { countStuck } from "./count-stuck.ts";
import { findCustomerWorkspace } from "./find-customer-workspace.ts";
import { listActivity } from "./list-activity.ts";
import { listOwnJourneys } from "./list-own-journeys.ts";
import { listStuck } from "./list-stuck.ts";
import { previewStepTasks } from "./preview-step-tasks.ts";
import { reportStuck } from "./report-stuck.ts";
import { submitTodo } from "./submit-todo.ts";
import { undoStepTasks } from "./undo-step-tasks.ts";

export const journeysRouter = router({
  own: query(route.own, listOwnJourneys),
  customerWorkspace: query(route.customerWorkspace, findCustomerWorkspace),
  activity: query(route.activity, listActivity),
  assess: query(rules.assess, assessJourney),
  previewStepTasks: query(rules.previewStepTasks, previewStepTasks),
  addStepTasks: mutation(rules.addStepTasks, addStepTasks),
  undoStepTasks: mutation(rules.undoStepTasks, undoStepTasks),
  submitTodo: mutation(route.submitTodo, submitTodo),
  stuck: query(stuckRoutes.stuck, listStuck),
  stuckCounts: query(stuckRoutes.stuckCounts, countStuck),
  reportStuck: mutation(stuckRoutes.reportStuck, reportStuck),
  clearStuck: mutation(stuckRoutes.clearStuck, clearStuck),
});
