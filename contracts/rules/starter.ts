import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import { stepsFor } from "./assess.ts";
import { isOpen } from "./open-step.ts";
import type { RecordKind } from "./record-kinds.ts";
import { sourceText } from "./source-text.ts";
import type { Country, Doer, Journey, Step } from "./types.ts";

/** Far enough ahead that every step can still be done in its window. */
const AHEAD_DAYS = 400;
const AT_HOME_SINCE = "2000-01-01";
/** Where the cards stand: one column, each under the one before it. */
const PLACE = { x: 264, y: 116, apart: 168 } as const;
/** Where a rule names no window. */
const USUAL_DAYS_BEFORE = 30;

export type StarterJourney = { destination: Country; origin: Country; species: PetType };

type Draft = Pick<WorkflowStep, "type" | "name" | "data">;

/**
 * A workflow to begin with: what the rules of today ask of a pet that has nothing yet, in the order of its last days,
 * between the company's own first and last actions. Each step says by whose word and when that was checked.
 */
export function starterGraph(
  { destination, origin, species }: StarterJourney,
  today: CalendarDate,
): WorkflowGraph {
  const departure = addDays(today, AHEAD_DAYS);
  const ruled = stepsFor({
    pet: { species, microchips: [], rabiesDoses: [], samples: [], records: [] },
    journey: typicalJourney({ origin, destination }, departure),
    today,
  })
    .filter(isOpen)
    .map((step) => ({ step, days: daysBefore(step, departure) }))
    .toSorted((a, b) => b.days - a.days)
    .map(({ step, days }) => fromRule(step, days));
  const drafts: Draft[] = [
    own("deposit-payment", "Make deposit payment", "customer", { anchor: "created", days: 7 }),
    own("booking-form", "Flight Booking Form", "customer", { anchor: "created", days: 14 }),
    ...ruled,
    own("settlement-payment", "Settlement payment", "customer", { anchor: "departure", days: -10 }),
    own("milestone", "Departed", "team", { anchor: "departure", days: 0 }),
  ];
  const steps = drafts.map((draft, at) => ({
    id: `${draft.type}-${at + 1}`,
    ...draft,
    x: PLACE.x,
    y: PLACE.y + at * PLACE.apart,
  }));
  return {
    isSequential: false,
    steps,
    edges: steps.slice(1).map(({ id }, at) => ({
      id: `edge-${at + 1}`,
      from: steps[at]?.id ?? "",
      to: id,
    })),
  };
}

/** Of a pet that has always lived where it departs, with its owner. */
export function typicalJourney(
  { origin, destination }: Pick<StarterJourney, "origin" | "destination">,
  departure: CalendarDate,
): Journey {
  return {
    origin,
    destination,
    departure,
    arrival: departure,
    escort: "accompanied",
    transport: "air",
    stays: [{ country: origin, from: AT_HOME_SINCE, to: null }],
    ownerResidence: origin,
  };
}

function own(
  type: ActionType,
  name: string,
  assignedTo: AssigneeRole,
  due: { anchor: "created" | "departure"; days: number },
): Draft {
  return { type, name, data: { assignedTo, due: { kind: "offset", ...due } } };
}

const saidBy = (source: Step["source"]): string =>
  source === null ? "No rule of this product answers it." : sourceText(source);

function daysBefore({ window }: Step, departure: CalendarDate): number {
  const latest = window?.latest;
  return latest ? Math.max(0, daysBetween(latest, departure)) : USUAL_DAYS_BEFORE;
}

function fromRule({ id, title, doer, papers, window, source }: Step, days: number): Draft {
  const type = typeOf(id, doer, papers);
  const isPaper = type !== "to-do";
  const counted = window ? `${window.counted}. ` : "";
  return {
    type,
    name: title,
    data: {
      description: `${counted}${saidBy(source)}`,
      assignedTo: roleOf(doer),
      due: { kind: "offset", anchor: "departure", days: days === 0 ? 0 : -days },
      needsReview: true,
      ...(isPaper && { settings: { documentName: title, category: categoryOf(papers) } }),
    },
  };
}

const BY_PAPER: Partial<Record<RecordKind, ActionType>> = {
  cdc_import_form: "import-form",
  rabies_certificate: "rabies-cert",
  health_certificate: "health-cert",
  animal_health_certificate: "health-cert",
  usda_endorsement: "health-cert",
};

/** What the owner brings a paper for is an upload, the rest is done and ticked off. */
function typeOf(id: string, doer: Doer, papers: readonly RecordKind[]): ActionType {
  const [paper] = papers.flatMap((one) => BY_PAPER[one] ?? []);
  if (paper) return paper;
  if (/chip/.test(id)) return "microchip-form";
  if (/rabies|dose|sample|titer|rnatt/.test(id)) return "vaccination-cert";
  return papers.length > 0 || doer === "vet" || doer === "laboratory" ? "health-cert" : "to-do";
}

const roleOf = (doer: Doer): AssigneeRole =>
  doer === "company" || doer === "authority" ? "team" : "customer";

const categoryOf = (papers: readonly RecordKind[]) =>
  papers.some((paper) => /permit|notification|declaration|reservation|import_form/.test(paper))
    ? ("permit" as const)
    : ("health" as const);
