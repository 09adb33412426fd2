import { clientRoutes as route } from "#contracts/clients/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { archiveClient } from "./archive-client.ts";
import { createClient } from "./create-client.ts";
import { findClient } from "./find-client.ts";
import { restoreClient } from "./restore-client.ts";
import { updateClient } from "./update-client.ts";
import { withdrawAddress } from "./withdraw-address.ts";

export const clientsRouter = router({
  find: query(route.find, findClient),
  create: mutation(route.create, createClient),
  update: mutation(route.update, updateClient),
  archive: mutation(route.archive, archiveClient),
  withdrawAddress: mutation(route.withdrawAddress, withdrawAddress),
  restore: mutation(route.restore, restoreClient),
});
