/** `opened` is one whose page was shown in a browser, which accepts nothing; `undelivered` one whose mail was given up on. */
export const INVITATION_STATES = ["sent", "undelivered", "opened", "accepted", "expired", "revoked"] as const;

/** How long an invitation can be accepted: an owner's, and a colleague's, whose account may do more. */
export const INVITATION_HOURS = { owner: 168, colleague: 72 } as const;

/** After this long whoever has not joined is reminded once. */
export const REMINDER_HOURS = { owner: 72, colleague: 48 } as const;

/** Letters and digits that nobody mistakes for one another, as the mail shows them: `ABCD-EFGH`; typed in any case. */
export const INVITATION_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const INVITATION_CODE_LENGTH = 8;
export const INVITATION_CODE = /^[A-HJKMNP-Z2-9]{8}$/;
export const bareInvitationCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, "");

/** A code as it was typed, without what is only there to read it; null where it is not whole. */
export function readCode(typed: string): string | null {
  const code = bareInvitationCode(typed);
  return INVITATION_CODE.test(code) ? code : null;
}
