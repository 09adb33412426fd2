/** How far somebody has come at the door: whose address it is, and the browser's half of a code that was mailed. */
type KeptDoor = { readonly email: string; readonly browser?: string; readonly until?: number };

const KEY = "portal-door";

/** For this tab alone, so that a reload begins where it was; never in an address, which servers and logs see. */
export function keepDoor(kept: KeptDoor): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Whoever comes back types it once more.
  }
}

/** As it is kept, the same text as long as nothing is kept anew. */
export function keptDoor(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What was kept for an address, or for any where none is known; without a code that is over. */
export function doorIn(kept: string | null, email: string): KeptDoor | null {
  const door = JSON.parse(kept ?? "null") as KeptDoor | null;
  if (door === null || (email !== "" && email !== door.email)) return null;
  return (door.until ?? 0) > Date.now() ? door : { email: door.email };
}

export function dropDoor(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
