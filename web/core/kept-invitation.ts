/** What an invitation was accepted with, and whose it is. */
export type KeptInvitation = {
  readonly with: { token: string } | { email: string; code: string };
  readonly email: string;
};

const KEY = "portal-invitation";

/** For this tab alone, and never in an address, which servers and logs see. */
export function keepInvitation(kept: KeptInvitation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Whoever comes back opens the mail's link once more.
  }
}

export function keptInvitation(): KeptInvitation | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptInvitation | null;
  } catch {
    return null;
  }
}

export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
