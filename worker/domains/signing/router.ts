import { signingRoutes as route } from "#contracts/signing/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findSigning } from "./find-signing.ts";
import { signTask } from "./sign-task.ts";

export const signingRouter = router({
  find: query(route.find, findSigning),
  sign: mutation(route.sign, signTask),
});
