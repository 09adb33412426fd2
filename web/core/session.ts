import type { CurrentUser } from "#contracts/auth/shapes.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";

import { trpc } from "./api.ts";
import { surroundings } from "./surroundings.ts";

/** The current user; undefined until the answer is there, and for a visitor without a session. */
export function useCurrentUser(): CurrentUser | undefined {
  return trpc.auth.me.useQuery({}).data;
}

/** Whether a whole part of the portal is on; it is, while nobody has said otherwise. */
export function useIsOn(module: Module): boolean {
  return useCurrentUser()?.modules.includes(module) ?? true;
}

/**
 * Who was here last, by role, whether this is a demo, and the look of the company. Hints for what to draw before the server has said who is asking,
 * so that nothing jumps or flashes; never a right.
 */
type Hint = "portal-role" | "portal-demo" | "portal-brand";

export function remembered(hint: Hint): string | null {
  // The Worker has drawn the page without knowing it.
  if (!surroundings().isWindowKnown) return null;
  try {
    return localStorage.getItem(hint);
  } catch {
    return null;
  }
}

export function remember(hint: Hint, value: string): void {
  try {
    localStorage.setItem(hint, value);
  } catch {
    // A browser that refuses to store only loses the hint.
  }
}
