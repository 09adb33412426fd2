import { authRoutes as route } from "#contracts/auth/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findCurrentUser } from "./find-current-user.ts";
import { findEntrance } from "./find-entrance.ts";
import { listDemoAccounts } from "./list-demo-accounts.ts";

export const authRouter = router({
  entrance: query(route.entrance, findEntrance),
  me: query(route.me, findCurrentUser),
  demoAccounts: query(route.demoAccounts, listDemoAccounts),
});
