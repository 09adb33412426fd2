import { dutyRoutes as route } from "#contracts/duties/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { listDuties } from "./list-duties.ts";

export const dutiesRouter = router({ list: query(route.list, listDuties) });
