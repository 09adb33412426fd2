/** The ways in which dates are written. */
export const LANGUAGES = ["en-GB", "en-US", "en-AU", "en-CA"] as const;

/** Devices shown, the last used first; whoever has more can still sign out of all of them. */
export const DEVICES_SHOWN = 100;
