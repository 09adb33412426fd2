import type { Role } from "#contracts/auth/shapes.ts";
import { noteSignedIn } from "#web/core/signed-in.ts";

import { afterSignIn } from "./after-sign-in.ts";

export function enterPortal(role: Role, next?: string): void {
  noteSignedIn(role);
  goOn(role, next);
}

/**
 * Leaves the door for the page that was wanted. A whole new page, so that nothing of who was here before is left in
 * memory, and in the place of the door, so that the way back does not lead to it.
 */
export function goOn(role: Role, next?: string): void {
  window.location.replace(afterSignIn(role, next));
}
