import { workflowRoutes as route } from "#contracts/workflows.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findWorkflow } from "./find-workflow.ts";

export const workflowsRouter = router({
  find: query(route.find, findWorkflow),
});
