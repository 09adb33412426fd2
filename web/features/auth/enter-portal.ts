import type { Role } from "#contracts/auth/shapes.ts";
import { remember } from "#web/core/session.ts";

import { afterSignIn } from "./after-sign-in.ts";

/** A whole new page, so that nothing of who was here before is left in memory. */
export function enterPortal(role: Role, next?: string): void {
  remember("portal-role", role);
  window.location.assign(afterSignIn(role, next));
}
