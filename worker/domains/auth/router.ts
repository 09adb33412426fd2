import { authRoutes as route } from "#contracts/auth.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findCurrentUser } from "./find-current-user.ts";
import { listDemoAccounts } from "./list-demo-accounts.ts";

export const authRouter = router({
  me: query(route.me, findCurrentUser),
  demoAccounts: query(route.demoAccounts, listDemoAccounts),
});
