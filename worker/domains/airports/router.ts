import { airportRoutes as route } from "#contracts/airports/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { searchAirports } from "./search-airports.ts";

export const airportsRouter = router({
  search: query(route.search, searchAirports),
});
