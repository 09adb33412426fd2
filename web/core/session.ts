import type { CurrentUser } from "#contracts/auth.ts";

import { trpc } from "./api.ts";

/** The current user; undefined until the answer is there, and for a visitor without a session. */
export function useCurrentUser(): CurrentUser | undefined {
  return trpc.auth.me.useQuery({}).data;
}
