import * as z from "zod";

/** What the clock on a wall shows, in no zone: `2027-03-14T09:00`. */
export const WallTime = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/, "A time without a zone");
export type WallTime = z.infer<typeof WallTime>;
