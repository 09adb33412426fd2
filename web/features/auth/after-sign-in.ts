import type { Role } from "#contracts/auth/shapes.ts";

/** Where somebody comes to who has signed in: where they wanted to go, within the portal, else to their home. */
export function afterSignIn(role: Role, next: string | undefined): string {
  const home = role === "customer" ? "/journeys" : "/";
  const isOurs = next !== undefined && /^\/(?![/\\])/.test(next) && !/^\/(?:sign-in|set-up)\b/i.test(next);
  return isOurs && next !== "/" ? next : home;
}
