import type { StepSettings, WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";

import { userId } from "./people.ts";
import type { EdgeRow, StepRow, WorkflowRow } from "./workflow-table.ts";
import { type WorkflowKey, WORKFLOWS } from "./workflows.ts";
import { add, type World } from "./world.ts";

const KEYS = Object.keys(WORKFLOWS) as WorkflowKey[];

export const templateId = (key: WorkflowKey): number => KEYS.indexOf(key) + 1;

/** A template has one version, its first; so both have the same id. */
export const templateVersionId = (key: WorkflowKey): number => templateId(key);

/** The id of a step in its graph. */
export const nodeId = (step: StepRow, index: number): string => `${step.do}-${index + 1}`;

/** Where the editor draws a node, in pixels: one column, with room for a card of 280 by 112 and its edge. */
const PLACE = { left: 264, top: 116, apart: 168 };

/** What a step does beyond being done: its paper, its text, and what the portal does by itself. */
export function settingsOf(step: StepRow): StepSettings {
  return {
    ...(step.paper ? { documentName: step.paper.name } : {}),
    ...(step.paper?.category ? { category: step.paper.category } : {}),
    ...(step.body ? { body: step.body } : {}),
    ...(step.times ? { booking: step.times } : {}),
    ...AUTOMATIC[step.do]?.(step),
  };
}

const AUTOMATIC: Readonly<Partial<Record<ActionType, (step: StepRow) => StepSettings>>> = {
  "email-notification": (step) => ({ mail: mailOf(step) }),
  "sms-notification": ({ text }) => ({ sms: { to: "customer", text } }),
  "status-update": ({ text }) => ({ update: { message: text } }),
  automation: (step) => ({ automation: { do: "send-mail", ...mailOf(step) } }),
  wait: ({ due }) => ({ wait: { for: "before-departure", days: Math.max(0, -due[1]) } }),
  "e-sign": ({ text, body }) => ({ sign: { text: body ?? text } }),
  "decision-branch": ({ options = [] }) => ({ options: options.map(([id, label]) => ({ id, label })) }),
};

function mailOf({ title, text }: StepRow) {
  return { to: "customer", subject: title, body: text } as const;
}

export function addTemplates(world: World): void {
  const { clock } = world;
  for (const [place, key] of KEYS.entries()) {
    const row = WORKFLOWS[key];
    const createdAt = clock.at(-420 + place * 9, "11:00");
    const publishedAt = clock.at(-419 + place * 9, "16:00");
    add(world, "templates", { ...cardOf(row), publishedNumber: 1, createdAt });
    add(world, "templateVersions", {
      templateId: templateId(key),
      number: 1,
      isSequential: !row.anyOrder,
      graph: graphOf(row),
      publishedAt,
      publishedBy: userId("anna"),
      createdAt,
    });
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

function graphOf(row: WorkflowRow): WorkflowGraph {
  return {
    isSequential: !row.anyOrder,
    steps: row.steps.map(stepOf),
    edges: (row.edges ?? chain(row.steps.length)).map((edge) => edgeOf(row, edge)),
  };
}

function stepOf(step: StepRow, index: number): WorkflowGraph["steps"][number] {
  const [anchor, days] = step.due;
  const settings = settingsOf(step);
  return {
    id: nodeId(step, index),
    type: step.do,
    name: step.title,
    x: PLACE.left,
    y: PLACE.top + index * PLACE.apart,
    data: {
      description: step.text,
      assignedTo: step.by,
      due: { kind: "offset", anchor, days },
      ...(step.review ? { needsReview: true } : {}),
      ...(index < 3 ? { status: "active" } : {}),
      ...(Object.keys(settings).length > 0 ? { settings } : {}),
    },
  };
}

const chain = (length: number): EdgeRow[] =>
  Array.from({ length: length - 1 }, (_, index) => ({ from: index + 1, to: index + 2 }));

function edgeOf(row: WorkflowRow, { from, to, when, otherwise }: EdgeRow): WorkflowGraph["edges"][number] {
  const nodeAt = (position: number) => {
    const step = row.steps[position - 1];
    if (!step) throw new Error(`${row.name} has no step ${position}`);
    return nodeId(step, position - 1);
  };
  return {
    id: `edge-${from}-${to}`,
    from: nodeAt(from),
    to: nodeAt(to),
    ...(when ? { condition: { ...when, fact: when.fact ?? `decision.${nodeAt(from)}` } } : {}),
    ...(otherwise ? { isElse: true } : {}),
  };
}
