import type { StepMove } from "#contracts/workflows/versions-shapes.ts";

import { manyOf } from "./numbers.ts";

const journeys = (n: number) => manyOf(n, "journey");

/** Of the newer version of a workflow, and of moving journeys to it. */
export const workflowMoves = {
  outdated: (number: number, newest: number) =>
    `This journey runs on version ${number}; version ${newest} is published.`,
  look: "See what changes",
  title: (number: number) => `Move to version ${number}`,
  lead: (from: number, to: number) =>
    `From version ${from} to version ${to}. What is done stays done, and nothing happens before you move it.`,
  what: "What would change",
  kinds: {
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    kept: "Stays",
    done: "Stays done",
  } satisfies Record<StepMove["kind"], string>,
  /** The parts of a step, by their names in its drawing. */
  parts: {
    name: "name",
    type: "kind of action",
    description: "description",
    assignedTo: "who does it",
    memberRole: "which of them",
    due: "due date",
    requiredPapers: "required papers",
    completionRule: "who has to finish it",
    needsReview: "review",
    reminders: "reminders",
    settings: "settings",
  } as Readonly<Record<string, string>>,
  changes: (parts: readonly string[]) => `Changed: ${parts.join(", ")}`,
  kept: (n: number) => manyOf(n, "action stays as it is", "actions stay as they are"),
  same: "No action changes.",
  removedNote: "What owners have sent in stays with the journey.",
  move: (number: number) => `Move to version ${number}`,
  moved: (number: number) => `Moved to version ${number}`,
  failed: "The journey was not moved",
  changedMeanwhile:
    "The journey has gone on since you opened this. Nothing was moved; this is what moving it changes now.",
  alreadyThere: "Somebody has moved this journey to that version already.",

  seeJourneys: (n: number) => `See the ${journeys(n)}`,
  seeJourneysLabel: (n: number, number: number) => `See the ${journeys(n)} on v${number}`,
  journeysOn: (number: number) => `Journeys on v${number}`,
  back: "All versions",
  journeys: "The journeys",
  noJourneys: "No journey under way runs on this version any more.",
  all: "All that are listed",
  departs: (day: string) => `Departs ${day}`,
  progress: (done: number, total: number) => `${done} of ${total} actions done`,
  compare: (from: number, to: number) => `What v${to} changes from v${from}`,
  moveMany: (n: number, number: number) =>
    n === 0 ? `Move to v${number}` : `Move ${journeys(n)} to v${number}`,
  moving: (at: number, of: number) => `Moving ${at} of ${of}…`,
  stop: "Stop",
  movedMany: (n: number, number: number) => `${journeys(n)} moved to v${number}`,
  notMoved: {
    stale: "Has gone on meanwhile: look at it again, then move it.",
    there: "Runs on that version already.",
  },
} as const;
