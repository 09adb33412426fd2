/** How close together the entries of a list stand; `comfortable` is the default and no part of an address. */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];
