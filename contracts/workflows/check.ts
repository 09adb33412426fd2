import { isVisible } from "#contracts/core/text.ts";

import { isAutomatic } from "./automatic-steps.ts";
import type { Automation, StepSettings, WorkflowGraph, WorkflowStep } from "./graph-shapes.ts";
import { isBranch } from "./graph.ts";
import type { ActionType } from "./shapes.ts";

/** What keeps a template from being published, each with what a person is told of it. */
export const PROBLEMS = {
  empty: "The workflow has no steps",
  cycle: "Leads back to itself",
  unreachable: "Nothing leads to this step",
  dangling: "Leads to a step that is not there",
  name_missing: "The step has no name",
  role_missing: "Nobody is assigned to this step",
  due_after_departure: "Due after the departure",
  no_else: "Says nothing for when no condition holds",
  no_condition: "A way out of a branch has no condition",
  misplaced_condition: "Only ways out of a branch have conditions",
  no_options: "A decision needs at least two options",
  option_without_way: "An option leads nowhere",
  settings_missing: "Its settings are not complete",
  unknown_decision: "Asks for a decision that is not made before it",
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** `stepId` and `edgeId` say where the editor goes. */
export type Problem = { readonly code: ProblemCode; readonly stepId?: string; readonly edgeId?: string };

/** Everything that stands in the way of publishing; nothing where the graph can run. */
export function checkGraph(graph: WorkflowGraph): Problem[] {
  if (graph.steps.length === 0) return [{ code: "empty" }];
  return [
    ...edgeProblems(graph),
    ...pathProblems(graph),
    ...graph.steps.flatMap((step) => [...stepProblems(step), ...branchProblems(graph, step)]),
  ];
}

/** The steps so that none comes before what leads to it; of two that may, the one that stands first. Those of a cycle keep their places at the end. */
export function orderOf(graph: Pick<WorkflowGraph, "steps" | "edges">): WorkflowStep[] {
  const ids = new Set(graph.steps.map(({ id }) => id));
  const open = new Map(graph.steps.map(({ id }) => [id, 0]));
  const edges = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const after = Map.groupBy(edges, ({ from }) => from);
  for (const { to } of edges) open.set(to, (open.get(to) ?? 0) + 1);
  const left = [...graph.steps];
  const ordered: WorkflowStep[] = [];
  for (;;) {
    const at = left.findIndex(({ id }) => open.get(id) === 0);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (!next) return [...ordered, ...left];
    ordered.push(next);
    for (const { to } of after.get(next.id) ?? []) open.set(to, (open.get(to) ?? 1) - 1);
  }
}

function edgeProblems({ steps, edges }: WorkflowGraph): Problem[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  return edges.flatMap((edge): Problem[] => {
    const from = byId.get(edge.from);
    if (!from || !byId.has(edge.to)) return [{ code: "dangling", edgeId: edge.id, stepId: edge.from }];
    const hasCondition = edge.condition !== undefined || edge.isElse === true;
    if (hasCondition && !isBranch(from.type))
      return [{ code: "misplaced_condition", edgeId: edge.id, stepId: from.id }];
    if (!hasCondition && isBranch(from.type))
      return [{ code: "no_condition", edgeId: edge.id, stepId: from.id }];
    return [];
  });
}

/** In a sequential workflow everything begins with its first step; otherwise with whatever nothing leads to. */
function pathProblems(graph: WorkflowGraph): Problem[] {
  const { steps, edges } = graph;
  const after = Map.groupBy(edges, ({ from }) => from);
  const entered = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const [first] = orderOf(graph);
  const starts = steps.filter(({ id }) => (graph.isSequential ? id === first?.id : !entered.has(id)));
  const reached = new Set<string>();
  const queue = starts.map(({ id }) => id);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...(after.get(id) ?? []).map(({ to }) => to));
  }
  return steps.flatMap(({ id }): Problem[] => {
    if (leadsTo(after, id, id)) return [{ code: "cycle", stepId: id }];
    return reached.has(id) ? [] : [{ code: "unreachable", stepId: id }];
  });
}

function leadsTo(after: ReadonlyMap<string, WorkflowGraph["edges"]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const queue = (after.get(from) ?? []).map((edge) => edge.to);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(after.get(id) ?? []).map((edge) => edge.to));
  }
  return false;
}

function stepProblems(step: WorkflowStep): Problem[] {
  const { id: stepId, data } = step;
  const { due } = data;
  const isLate = due?.kind === "offset" && due.anchor === "departure" && due.days > 0;
  return [
    ...(step.name.trim() === "" ? [{ code: "name_missing", stepId } as const] : []),
    ...(data.assignedTo === undefined && !isAutomatic(step)
      ? [{ code: "role_missing", stepId } as const]
      : []),
    ...(isLate ? [{ code: "due_after_departure", stepId } as const] : []),
    ...((NEEDS[step.type]?.(data.settings ?? {}) ?? true)
      ? []
      : [{ code: "settings_missing", stepId } as const]),
  ];
}

const isSaid = (...texts: string[]): boolean => texts.every(isVisible);

/** What a step needs to do something, for the kinds that need it. */
const NEEDS: Readonly<Partial<Record<ActionType, (settings: StepSettings) => boolean>>> = {
  "email-notification": ({ mail }) => mail !== undefined && isSaid(mail.subject, mail.body),
  "sms-notification": ({ sms }) => sms !== undefined && isSaid(sms.text),
  "status-update": ({ update }) => update !== undefined && isSaid(update.message),
  automation: ({ automation }) => automation !== undefined && isWhole(automation),
  wait: ({ wait }) => wait !== undefined,
  "e-sign": ({ sign }) => sign !== undefined && isSaid(sign.text),
  "time-booking": ({ booking }) => booking === undefined || booking.hours.some(({ from, to }) => from < to),
};

function isWhole(automation: Automation): boolean {
  switch (automation.do) {
    case "set-field":
      return isSaid(automation.value);
    case "send-mail":
      return isSaid(automation.subject, automation.body);
    case "create-event":
      return isSaid(automation.title);
  }
}

function branchProblems(graph: WorkflowGraph, step: WorkflowStep): Problem[] {
  if (!isBranch(step.type)) return [];
  const ways = graph.edges.filter(({ from }) => from === step.id);
  if (step.type === "conditional-branch") {
    const hasElse = ways.some(({ isElse }) => isElse);
    return [
      ...(hasElse ? [] : [{ code: "no_else", stepId: step.id } as const]),
      ...ways.flatMap((way) => unknownDecision(graph, step, way)),
    ];
  }
  const options = step.data.settings?.options ?? [];
  if (options.length < 2 || !options.every(({ label }) => isSaid(label)))
    return [{ code: "no_options", stepId: step.id }];
  const isLed = (option: string) =>
    ways.some(
      ({ condition, isElse }) =>
        isElse || (condition?.fact === `decision.${step.id}` && condition.value === option),
    );
  return options.every(({ id }) => isLed(id)) ? [] : [{ code: "option_without_way", stepId: step.id }];
}

/** A condition may ask for a decision only where that is made on the way. */
function unknownDecision(
  graph: WorkflowGraph,
  step: WorkflowStep,
  way: WorkflowGraph["edges"][number],
): Problem[] {
  const [kind, id] = way.condition?.fact.split(".") ?? [];
  if (kind !== "decision" || id === undefined) return [];
  const isMade = graph.steps.some((other) => other.id === id && other.type === "decision-branch");
  const after = Map.groupBy(graph.edges, ({ from }) => from);
  return isMade && leadsTo(after, id, step.id)
    ? []
    : [{ code: "unknown_decision", stepId: step.id, edgeId: way.id }];
}
