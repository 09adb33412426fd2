import { taskRoutes as route } from "#contracts/tasks.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { chooseWay } from "./choose-way.ts";
import { completeTask } from "./complete-task.ts";
import { countTasks } from "./count-tasks.ts";
import { findTask } from "./find-task.ts";
import { listTasks } from "./list-tasks.ts";
import { listWays } from "./list-ways.ts";
import { reopenTask } from "./reopen-task.ts";
import { rescheduleTask } from "./reschedule-task.ts";
import { sendBackTask } from "./send-back-task.ts";

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
});
