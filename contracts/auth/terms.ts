import { HOUR_MS } from "#contracts/core/durations.ts";

export const ROLES = ["customer", "staff", "admin"] as const;

/**
 * The accounts a visitor may take on where `DEMO_MODE` is set. The seed gives them these ids.
 * `administrator` is who a visitor without a session is.
 */
export const DEMO_ACCOUNTS = {
  administrator: 1,
  staff: 2,
  owner: 3,
  secondOwner: 4,
} as const;

/** How long a session lasts, and how long it may lie unused; on a device that is remembered, and on any other. */
export const SESSION_MS = {
  remembered: { most: 30 * 24 * HOUR_MS, idle: 14 * 24 * HOUR_MS },
  passing: { most: 12 * HOUR_MS, idle: 2 * HOUR_MS },
} as const;

/** How long a mailed link and its code work. */
export const SIGN_IN_MINUTES = 15;
/** How often a code may be tried before a new mail has to be asked for. */
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** What a person may take for the second step. */
export const SECOND_STEP_MINUTES = 10;
export const RECOVERY_CODES = 10;
/** Of the code that a command prints, five bits each: the command has no secret to sign it with, so it is as long as that. */
export const SET_UP_CODE_LETTERS = 28;
/** How long a code works that shows once more that somebody is who they are. */
export const FRESH_PROOF_MINUTES = 10;
/** How long a new address may be confirmed, and how long the one of now has to object before it happens in silence. */
export const ADDRESS_CHANGE_HOURS = { confirm: 168, objection: 72 } as const;
/** Where it happened in silence, the address before may take it back for so long. */
export const ADDRESS_UNDO_DAYS = 14;
/** The first is the new address's to say, the others are the old one's. */
export const ADDRESS_ANSWERS = ["confirm", "agree", "object"] as const;
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;
