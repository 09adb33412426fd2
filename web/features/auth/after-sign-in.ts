import type { Role } from "#contracts/auth/shapes.ts";
import { innerPath } from "#contracts/core/inner-path.ts";

/** Where somebody comes to who has signed in: where they wanted to go, within the portal, else to their home. */
export function afterSignIn(role: Role, next: string | undefined): string {
  const home = role === "customer" ? "/journeys" : "/";
  const path = next === undefined ? null : innerPath(next);
  return path !== null && path !== "/" && !/^\/(?:sign-in|set-up)\b/i.test(path) ? path : home;
}
