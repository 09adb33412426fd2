/** What the portal is called until the company says otherwise. */
export const PRODUCT = "Pet Travel Portal";

export const BRAND_NAME_LENGTH = 40;

/** Kinds that every mail program shows, and that can run nothing. */
export const LOGO_TYPES = { "image/png": "png", "image/jpeg": "jpg" } as const;
export const LOGO_BYTES = 262_144;
/** Pixels of a side. */
export const LOGO_SIDE = { least: 32, most: 2_000 } as const;
