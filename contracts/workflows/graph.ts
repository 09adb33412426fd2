import { MEMBER_ROLES } from "#contracts/workspaces/terms.ts";

import type { ActionType } from "./shapes.ts";

/** What a template may hold. Drafts are kept as they are typed; `checkGraph` says what is missing before publishing. */
export const GRAPH_LIMITS = {
  steps: 200,
  edges: 600,
  papers: 20,
  options: 10,
  days: 730,
  hours: 28,
  reminders: 7,
  smsText: 480,
  coordinate: 1_000_000,
} as const;

/** Who among a journey's people does a step; the payer is a mark beside a role. */
export const STEP_ROLES = ["payer", ...MEMBER_ROLES] as const;

/** What an automation may write into a journey. */
export const SETTABLE_FIELDS = ["priority", "travelClass", "carrierSize", "handlingInstructions"] as const;

/** What a condition can ask of a journey besides `form.<field>` and `decision.<id of a step>`. */
export const FACTS = {
  species: "Species",
  breed: "Breed",
  weight: "Weight (kg)",
  origin: "Origin (airport)",
  destination: "Destination",
  titer: "Rabies titer (IU/ml)",
} as const;

export const OPERATORS = {
  is: "is",
  isNot: "is not",
  contains: "contains",
  atLeast: "is at least",
  below: "is below",
} as const;

export type Operator = keyof typeof OPERATORS;

const BRANCHES: ReadonlySet<ActionType> = new Set<ActionType>(["conditional-branch", "decision-branch"]);

/** One of what leaves it is taken, the others are not. */
export const isBranch = (type: ActionType): boolean => BRANCHES.has(type);
