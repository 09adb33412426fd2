import { templateRoutes as route } from "#contracts/templates.ts";
import { query, router } from "#worker/core/trpc.ts";

import { listLibrary } from "./list-library.ts";
import { listTemplates } from "./list-templates.ts";

export const templatesRouter = router({
  list: query(route.list, listTemplates),
  library: query(route.library, listLibrary),
});
