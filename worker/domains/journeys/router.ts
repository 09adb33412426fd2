import { journeyRoutes as route } from "#contracts/journeys.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findCustomerWorkspace } from "./find-customer-workspace.ts";
import { submitTodo } from "./submit-todo.ts";

export const journeysRouter = router({
  customerWorkspace: query(route.customerWorkspace, findCustomerWorkspace),
  submitTodo: mutation(route.submitTodo, submitTodo),
});
