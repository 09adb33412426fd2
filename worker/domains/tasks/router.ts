import { taskChangeRoutes as change } from "#contracts/tasks/changes-routes.ts";
import { taskRoutes as route } from "#contracts/tasks/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { chooseWay } from "./choose-way.ts";
import { completeTask } from "./complete-task.ts";
import { countTasks } from "./count-tasks.ts";
import { createTask } from "./create-task.ts";
import { findTask } from "./find-task.ts";
import { listTasks } from "./list-tasks.ts";
import { listWays } from "./list-ways.ts";
import { moveTask } from "./move-task.ts";
import { removeTask } from "./remove-task.ts";
import { reopenTask } from "./reopen-task.ts";
import { rescheduleTask } from "./reschedule-task.ts";
import { sendBackTask } from "./send-back-task.ts";
import { updateTask } from "./update-task.ts";

export const tasksRouter = router({
  list: query(route.list, listTasks),
  counts: query(route.counts, countTasks),
  find: query(route.find, findTask),
  complete: mutation(route.complete, completeTask),
  ways: query(route.ways, listWays),
  choose: mutation(route.choose, chooseWay),
  sendBack: mutation(route.sendBack, sendBackTask),
  reopen: mutation(route.reopen, reopenTask),
  reschedule: mutation(route.reschedule, rescheduleTask),
  create: mutation(change.create, createTask),
  update: mutation(change.update, updateTask),
  move: mutation(change.move, moveTask),
  remove: mutation(change.remove, removeTask),
});
