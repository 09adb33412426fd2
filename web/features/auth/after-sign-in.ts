import type { Role } from "#contracts/auth/shapes.ts";
import { wantedPage } from "#contracts/core/door.ts";

/** Where somebody comes to who has signed in: where they wanted to go, within the portal, else to their home. */
export function afterSignIn(role: Role, next: string | undefined): string {
  return wantedPage(next) ?? (role === "customer" ? "/journeys" : "/");
}
