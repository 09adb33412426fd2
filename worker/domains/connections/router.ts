import { connectionRoutes as route } from "#contracts/connections/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { createConnection } from "./create-connection.ts";
import { listConnections } from "./list-connections.ts";
import { revokeConnection } from "./revoke-connection.ts";
import { testConnection } from "./test-connection.ts";

export const connectionsRouter = router({
  list: query(route.list, listConnections),
  create: mutation(route.create, createConnection),
  test: mutation(route.test, testConnection),
  revoke: mutation(route.revoke, revokeConnection),
});
