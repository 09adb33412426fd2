import type { Condition, Due, WorkflowEdge, WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { FACTS, OPERATORS } from "#contracts/workflows/graph.ts";
import { forms } from "#web/copy/forms.ts";
import { type DueWay, workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { formatDate } from "#web/core/dates.ts";

/** How the field for the due date names a due date, and the number beside it. */
export function dueWayOf(due: Due | undefined): { way: DueWay; days: number } {
  if (!due) return { way: "none", days: 0 };
  if (due.kind === "date") return { way: "date", days: 0 };
  if (due.anchor === "created") return { way: "created-after", days: Math.max(0, due.days) };
  return { way: `${due.anchor}-${due.days < 0 ? "before" : "after"}`, days: Math.abs(due.days) };
}

/** The due date that a choice and a number say; a date is said by its own field. */
export function dueFrom(way: Exclude<DueWay, "none" | "date">, days: number): Due {
  const [anchor, side] = way.split("-") as ["departure" | "arrival" | "previous" | "created", string];
  return { kind: "offset", anchor, days: side === "before" ? -days : days };
}

/** `due 14 days before departure`; nothing where there is no due date. */
export function dueWords(due: Due | undefined): string | null {
  if (!due) return null;
  if (due.kind === "date") return copy.dueWords.date(formatDate(due.on));
  if (due.days === 0) return copy.onTheDay[due.anchor];
  const { way, days } = dueWayOf(due);
  return way === "none" || way === "date" ? null : copy.dueWords[way](days);
}

type FormWords = Readonly<Record<string, string>>;
const FORM_WORDS: FormWords = { ...forms.travel, ...forms.pet, ...forms.owner };

/** What a condition can ask of the forms: everything but names, addresses and numbers to call. */
export const FORM_FACTS = [
  "travelClass",
  "carrierSize",
  "specialHandling",
  "returnDate",
  "departureAirport",
  "arrivalAirport",
  "age",
  "vaccinationStatus",
  "healthConditions",
  "medications",
  "specialRequirements",
] as const;

export function factWords(fact: string, { steps }: Pick<WorkflowGraph, "steps">): string {
  const [kind, name = ""] = fact.split(".");
  if (kind === "form") return copy.factForm(FORM_WORDS[name] ?? name);
  if (kind === "decision") {
    return copy.factDecision(steps.find(({ id }) => id === name)?.name ?? name);
  }
  return FACTS[fact as keyof typeof FACTS] ?? fact;
}

/** What is chosen in a decision, by the id of its option. */
function optionWords(stepId: string, value: string, { steps }: Pick<WorkflowGraph, "steps">): string {
  const options = steps.find(({ id }) => id === stepId)?.data.settings?.options ?? [];
  return options.find(({ id }) => id === value)?.label ?? value;
}

function conditionWords(
  { fact, operator, value }: Condition,
  from: string,
  graph: Pick<WorkflowGraph, "steps">,
) {
  const [kind, id = ""] = fact.split(".");
  const what = kind === "decision" ? optionWords(id, value, graph) : value;
  return fact === `decision.${from}` && operator === "is"
    ? copy.chooses(what)
    : copy.when(factWords(fact, graph), OPERATORS[operator], what);
}

/** What stands on the line between two steps; nothing where it is always taken. */
export function wayWords(
  edge: WorkflowEdge,
  graph: Pick<WorkflowGraph, "steps">,
  isBranch: boolean,
): string | null {
  if (edge.isElse) return copy.otherwise;
  if (edge.condition) return conditionWords(edge.condition, edge.from, graph);
  return isBranch ? copy.noCondition : null;
}
