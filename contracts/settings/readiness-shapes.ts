import * as z from "zod";

import { SET_UP_STEPS } from "./readiness.ts";

export const SetUpState = z.object({
  name: z.enum(SET_UP_STEPS),
  /** `simulated` is only of a demonstration. */
  state: z.enum(["set", "simulated", "missing"]),
  /** What is set, where that is a name and no secret. */
  detail: z.string().nullable(),
});
export type SetUpState = z.infer<typeof SetUpState>;

export const Readiness = z.object({
  steps: z.array(SetUpState),
  /** How many are missing that a company does not open without. */
  missing: z.number().int(),
});
export type Readiness = z.infer<typeof Readiness>;
