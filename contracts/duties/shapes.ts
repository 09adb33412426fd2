import * as z from "zod";

import { DUTIES } from "./terms.ts";

/** What one duty of the clock last came to. */
export const DutyState = z.object({
  name: z.enum(DUTIES),
  /** Null where the clock has never come to it. */
  lastRunAt: z.date().nullable(),
  lastDoneAt: z.date().nullable(),
  /** Since when every run has failed, and what the last of them said; both null while it goes well. */
  failingSince: z.date().nullable(),
  failure: z.string().nullable(),
  /** What it could not do anything with when that last happened, and went on without; null where it never has. */
  leftOut: z.object({ count: z.int(), why: z.string(), at: z.date() }).nullable(),
  /** Its module is switched off. */
  isResting: z.boolean(),
});
export type DutyState = z.infer<typeof DutyState>;

export const DutyList = z.object({
  duties: z.array(DutyState),
  /** Whether the clock has come by when it should have. */
  isClockLate: z.boolean(),
});
export type DutyList = z.infer<typeof DutyList>;
