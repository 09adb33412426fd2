import { advance } from "#contracts/workflows/engine.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { planOf, type RunState, type RunWorld } from "#contracts/workflows/run.ts";

const JOURNEYS = 10_000;
const STEPS = 20;

const WORLD: RunWorld = {
  today: "2027-03-01",
  departureDate: "2027-04-01",
  dueDate: () => null,
  fact: () => "dog",
};

/** Twenty steps one after the other; the fifth asks which way, the tenth does something by itself. */
const GRAPH: WorkflowGraph = {
  isSequential: true,
  steps: Array.from({ length: STEPS }, (_, at) => ({
    id: `s${at}`,
    type: at === 4 ? "conditional-branch" : at === 9 ? "status-update" : "passport-upload",
    name: `Step ${at}`,
    x: 0,
    y: at,
    data: { assignedTo: "customer" },
  })),
  edges: [
    ...Array.from({ length: STEPS - 1 }, (_, at) => ({
      id: `e${at}`,
      from: `s${at}`,
      to: `s${at + 1}`,
      ...(at === 4 ? { condition: { fact: "species", operator: "is", value: "dog" } as const } : {}),
    })),
    { id: "else", from: "s4", to: "s6", isElse: true },
  ],
};

/** How many journeys of twenty steps the engine takes from their beginning to their end in a second of one core. */
export function engineRow(): [string, string] {
  const plan = planOf(GRAPH);
  const started = process.cpuUsage();
  for (let journey = 0; journey < JOURNEYS; journey += 1) {
    let state: RunState = advance(plan, new Map(), { type: "begin" }, WORLD).state;
    for (const { step } of plan.nodes)
      state = advance(plan, state, { type: "done", stepId: step.id }, WORLD).state;
  }
  // The time that the core has worked, not the clock on the wall: others may be at work beside it.
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1_000_000;
  return [
    `engine: journeys of ${STEPS} steps a second and core`,
    Math.round(JOURNEYS / seconds).toLocaleString("en"),
  ];
}
