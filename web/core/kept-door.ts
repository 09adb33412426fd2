/** How far somebody has come at the door: whose address it is, and the browser's half of a code that was mailed. */
type KeptDoor = { readonly email: string; readonly browser?: string; readonly until?: number };

/** What an invitation was accepted with, and whose it is. */
export type KeptInvitation = {
  readonly with: { token: string } | { email: string; code: string };
  readonly email: string;
};

const DOOR = "portal-door";
const INVITATION = "portal-invitation";

export const keepDoor = (kept: KeptDoor): void => keep(DOOR, kept);
export const dropDoor = (): void => drop(DOOR);
/** As it is kept, the same text as long as nothing is kept anew. */
export const keptDoor = (): string | null => found(DOOR);

/** What was kept for an address, or for any where none is known; without a code that is over. */
export function doorIn(kept: string | null, email: string): KeptDoor | null {
  const door = JSON.parse(kept ?? "null") as KeptDoor | null;
  if (door === null || (email !== "" && email !== door.email)) return null;
  return (door.until ?? 0) > Date.now() ? door : { email: door.email };
}

export const keepInvitation = (kept: KeptInvitation): void => keep(INVITATION, kept);
export const dropInvitation = (): void => drop(INVITATION);
export const keptInvitation = (): KeptInvitation | null =>
  JSON.parse(found(INVITATION) ?? "null") as KeptInvitation | null;

/** For this tab alone, so that a reload begins where it was; never in an address, which servers and logs see. */
function keep(key: string, kept: KeptDoor | KeptInvitation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Whoever comes back types it once more, or opens the mail's link.
  }
}

function found(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}
