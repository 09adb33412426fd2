/** The ways in which dates are written. */
/** By what somebody shows once more that it is them; `recent` is a sign-in of a moment ago, where no mail is sent. */
export const FRESH_PROOFS = ["app", "password", "mail", "recent"] as const;
export type FreshProofBy = (typeof FRESH_PROOFS)[number];

export const LANGUAGES = ["en-GB", "en-US", "en-AU", "en-CA"] as const;

/** Devices shown, the last used first; whoever has more can still sign out of all of them. */
export const DEVICES_SHOWN = 100;
