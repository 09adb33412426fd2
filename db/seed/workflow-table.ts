import type { DocumentCategory } from "#contracts/documents/shapes.ts";
import type { Availability, Condition } from "#contracts/workflows/graph-shapes.ts";
import type { ActionType, AssigneeRole, DueAnchor } from "#contracts/workflows/shapes.ts";

/** A step of a workflow, as the tables hold it. */
export type StepRow = {
  do: ActionType;
  title: string;
  text: string;
  by: AssigneeRole;
  /** Days after the anchor; negative is before it. */
  due: readonly [DueAnchor, number];
  /** The company looks at it before it counts as done. */
  review?: true;
  /** The paper it brings in. A category of null is a paper of the journey itself. */
  paper?: { name: string; category: DocumentCategory | null };
  /** What the owner reads, where reading is the step. */
  body?: string;
  /** When a time of it can be booked. */
  times?: Availability;
  /** What a decision offers: id and label. */
  options?: readonly (readonly [string, string])[];
};

export type EdgeRow = {
  from: number;
  to: number;
  /** Out of a branch; without a fact it asks for the decision made there. */
  when?: { fact?: string; operator: Condition["operator"]; value: string };
  otherwise?: true;
};

export type WorkflowRow = {
  name: string;
  description: string;
  destination: string;
  country?: string;
  duration?: string;
  difficulty?: string;
  successRate?: string;
  /** False where the card's default is to be seen. */
  countsSteps?: false;
  popular?: true;
  anyOrder?: true;
  papers: readonly string[];
  steps: readonly StepRow[];
  /** Positions from 1; each step leads to the next where a template does not say. */
  edges?: readonly EdgeRow[];
};

/** Half an hour on the phone with the colleague in charge. */
export const CALL_TIMES: Availability = {
  zone: "Europe/London",
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  durationMinutes: 30,
  notice: { in: "days", days: 1 },
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  daysAhead: 30,
};

export const CRATE_TIPS = `The crate must let your pet stand with the head up, turn round and lie stretched out. Measure nose to root of tail (A), ground to elbow (B), shoulder width (C) and height with ears (D): length is A plus half of B, width is twice C, height is D plus bedding. Snub-nosed breeds need ten percent more.

The door is metal, bolted on all four corners, the sides are ventilated, wheels are off. Food and water bowls can be filled from outside.

Leave the open crate in the living room from today on, feed your pet in it, and put an unwashed shirt of yours inside on the day.`;

export const HANDOVER =
  "What the driver takes along: the original papers, two days of food, medicine with its dose, lead or cover, and a number we can call day and night.";

export const RECEIPT =
  "Please sign that your pet has arrived well, and tell us at once if anything about its health worries you.";
