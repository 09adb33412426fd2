import type { CurrentUser } from "#contracts/auth/shapes.ts";
import { read } from "#web/core/reader.ts";

/** Whose session this browser has now; null for nobody's. */
export async function whoIsHere(): Promise<number | null> {
  return (await read<CurrentUser>("/api/user", { on401: "null" }))?.id ?? null;
}
