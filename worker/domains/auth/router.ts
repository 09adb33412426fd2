import { authRoutes as route } from "#contracts/auth/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { answerAddressChange, previewAddressChange } from "./answer-address-change.ts";
import { findCurrentUser } from "./find-current-user.ts";
import { findEntrance } from "./find-entrance.ts";
import { listDemoAccounts } from "./list-demo-accounts.ts";

export const authRouter = router({
  entrance: query(route.entrance, findEntrance),
  me: query(route.me, findCurrentUser),
  previewAddressChange: mutation(route.previewAddressChange, previewAddressChange),
  answerAddressChange: mutation(route.answerAddressChange, answerAddressChange),
  demoAccounts: query(route.demoAccounts, listDemoAccounts),
});
