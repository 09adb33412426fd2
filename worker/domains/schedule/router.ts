import { scheduleRoutes as route } from "#contracts/schedule.ts";
import { query, router } from "#worker/core/trpc.ts";

import { listEvents } from "./list-events.ts";

export const scheduleRouter = router({
  events: query(route.events, listEvents),
});
