import type { ActionType } from "#contracts/workflows.ts";

import { userId } from "./people.ts";
import type { EdgeRow, StepRow, WorkflowRow } from "./workflow-table.ts";
import { type WorkflowKey, WORKFLOWS } from "./workflows.ts";
import { add, type World } from "./world.ts";

const KEYS = Object.keys(WORKFLOWS) as WorkflowKey[];

export const templateId = (key: WorkflowKey): number => KEYS.indexOf(key) + 1;

/** A template has one version, its first; so both have the same id. */
export const templateVersionId = (key: WorkflowKey): number => templateId(key);

/** The id of a step, by its index in the workflow. */
export function stepId(key: WorkflowKey, index: number): number {
  const before = KEYS.slice(0, KEYS.indexOf(key)).reduce((sum, k) => sum + WORKFLOWS[k].steps.length, 0);
  return before + index + 1;
}

const nodeId = (step: StepRow, index: number) => `${step.do}-${index + 1}`;

/** Where the editor draws a node, in pixels: one column, with room for a card of 280 by 112 and its edge. */
const PLACE = { left: 264, top: 116, apart: 168 };

const COLOURS: Partial<Record<ActionType, string>> = {
  "deposit-payment": "green",
  "settlement-payment": "green",
  "booking-form": "blue",
  "boarding-form": "blue",
  "handover-details": "blue",
  "pet-photos": "grape",
  "passport-upload": "ocean",
  milestone: "gray",
  wait: "gray",
  automation: "gray",
};

export const colourOf = (action: ActionType): string => COLOURS[action] ?? "ocean";

export const settingsOf = (step: StepRow) =>
  step.paper || step.body
    ? {
        ...(step.paper ? { documentName: step.paper.name } : {}),
        ...(step.paper?.category ? { category: step.paper.category } : {}),
        ...(step.body ? { body: step.body } : {}),
      }
    : null;

export function addTemplates(world: World): void {
  const { clock } = world;
  for (const [place, key] of KEYS.entries()) {
    const row = WORKFLOWS[key];
    const createdAt = clock.at(-420 + place * 9, "11:00");
    const publishedAt = clock.at(-419 + place * 9, "16:00");
    add(world, "templates", { ...cardOf(row), publishedNumber: 1, createdAt });
    const templateVersionId = add(world, "templateVersions", {
      templateId: templateId(key),
      number: 1,
      isSequential: !row.anyOrder,
      publishedAt,
      publishedBy: userId("anna"),
      createdAt,
    });
    row.steps.forEach((step, index) => addStep(world, templateVersionId, step, index));
    for (const edge of row.edges ?? chain(row.steps.length)) addEdge(world, templateVersionId, row, edge);
  }
}

function cardOf(row: WorkflowRow) {
  return {
    name: row.name,
    description: row.description,
    destination: row.destination,
    destinationCountry: row.country ?? null,
    estimatedDuration: row.duration ?? null,
    requiredDocuments: [...row.papers],
    estimatedSteps: row.countsSteps === false ? null : row.steps.length,
    successRate: row.successRate ?? null,
    difficulty: row.difficulty ?? null,
    isPopular: row.popular ?? false,
  };
}

function addStep(world: World, templateVersionId: number, step: StepRow, index: number): void {
  add(world, "templateSteps", {
    templateVersionId,
    nodeId: nodeId(step, index),
    position: index + 1,
    actionType: step.do,
    title: step.title,
    description: step.text,
    assignedRole: step.by,
    completionRule: "one",
    needsReview: step.review ?? false,
    dueAnchor: step.due[0],
    dueOffsetDays: step.due[1],
    iconColor: colourOf(step.do),
    status: index < 3 ? "active" : null,
    x: PLACE.left,
    y: PLACE.top + index * PLACE.apart,
    settings: settingsOf(step),
  });
}

const chain = (length: number): EdgeRow[] =>
  Array.from({ length: length - 1 }, (_, index) => ({ from: index + 1, to: index + 2 }));

function addEdge(world: World, templateVersionId: number, row: WorkflowRow, edge: EdgeRow): void {
  const nodeAt = (position: number) => {
    const step = row.steps[position - 1];
    if (!step) throw new Error(`${row.name} has no step ${position}`);
    return nodeId(step, position - 1);
  };
  add(world, "templateEdges", {
    templateVersionId,
    fromNodeId: nodeAt(edge.from),
    toNodeId: nodeAt(edge.to),
    condition: edge.when ?? null,
  });
}
