import type { CurrentUser, Role } from "#contracts/auth.ts";

import { trpc } from "./api.ts";

/** The current user; undefined until the answer is there, and for a visitor without a session. */
export function useCurrentUser(): CurrentUser | undefined {
  return trpc.auth.me.useQuery({}).data;
}

const ROLE_KEY = "portal-role";

/** Whose page this browser showed last. A hint for what to draw before the server has said who is asking; never a right. */
export function rememberedRole(): string | null {
  try {
    return localStorage.getItem(ROLE_KEY);
  } catch {
    return null;
  }
}

export function rememberRole(role: Role): void {
  try {
    localStorage.setItem(ROLE_KEY, role);
  } catch {
    // A browser that refuses to store only loses the hint.
  }
}
