/** As many stops as any route of ours has. */
export const STOPS_MAX = 5;
