import { eq, type SQL, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { PaperOfJourney } from "#contracts/documents/required-papers.ts";
import type { TravelDates } from "#contracts/tasks/due-moves.ts";
import { advance, restored } from "#contracts/workflows/engine.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import {
  type Effect,
  planOf,
  type RunEvent,
  type RunPlan,
  type RunState,
  type StepRun,
} from "#contracts/workflows/run.ts";
import type { Db } from "#db/client.ts";
import { pets, tasks, templateVersions, workspaces } from "#db/schema.ts";
import type { TaskRow, WorkspaceRow } from "#worker/core/access.ts";

import { dueDateOf } from "./due-dates.ts";

/** A journey as the engine takes it on: its workflow, how far it has come, and what is known of it. */
export type JourneyRun = {
  readonly workspace: WorkspaceRow;
  readonly plan: RunPlan;
  readonly state: RunState;
  readonly tasks: readonly TaskRow[];
  readonly facts: Readonly<Record<string, string>>;
  /** The papers that people see of it. */
  readonly papers: readonly PaperOfJourney[];
};

/** What an event teaches in the same moment. */
export type Learnt = {
  readonly facts?: Readonly<Record<string, string>>;
  readonly travel?: TravelDates;
};

export const journeyOfTask = (taskId: number | SQL): SQL =>
  sql`(select it.workspace_id from tasks as it where it.id = ${taskId})`;

/** The reads of a journey's run; `toRun` makes it of what they find. */
export function runQueries(db: Db, workspaceId: number | SQL) {
  return [
    db
      .select({
        workspace: workspaces,
        graph: templateVersions.graph,
        weightGrams: pets.weightGrams,
        /** The newest blood sample that a colleague has confirmed, in IU/ml. */
        titer: sql<
          number | null
        >`(select iif(h.is_below, 0, h.result) from health_entries h where h.pet_id = ${pets.id} and h.kind = 'sample' and h.confirmed_at is not null and (h.is_below or h.result is not null) order by h.on_date desc, h.id desc limit 1)`,
        /** What was sent in by form, oldest first. */
        answers: sql<string>`(select json_group_array(json(f."values")) from form_submissions f join tasks x on x.id = f.task_id where x.workspace_id = ${workspaces.id} order by f.id)`,
        papers: sql<string>`(select json_group_array(json_object('name', d.name, 'askedFor', json_extract(x.settings, '$.documentName'), 'status', d.status, 'rejectionReason', d.rejection_reason)) from documents d left join tasks x on x.id = d.task_id where d.workspace_id = ${workspaces.id} and d.removed_at is null and d.current_number > 0)`,
      })
      .from(workspaces)
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .leftJoin(templateVersions, eq(templateVersions.id, workspaces.templateVersionId))
      .where(sql`${workspaces.id} = ${workspaceId}`),
    db
      .select()
      .from(tasks)
      .where(sql`${tasks.workspaceId} = ${workspaceId}`)
      .orderBy(tasks.position),
  ] as const;
}

type Found = {
  workspace: WorkspaceRow;
  graph: WorkflowGraph | null;
  weightGrams: number | null;
  titer: number | null;
  answers: string;
  papers: string;
};

export function toRun(found: Found | undefined, rows: readonly TaskRow[]): JourneyRun {
  if (!found) throw new Error("The journey of this step is not there");
  const { workspace, graph } = found;
  const plan = planOf(
    graph && graph.steps.length > 0
      ? { ...graph, isSequential: workspace.isSequential }
      : asTheyStand(workspace, rows),
  );
  const kept = new Map(rows.map((row) => [row.nodeId ?? `task-${row.id}`, stepRunOf(row)]));
  return {
    workspace,
    plan,
    state: restored(plan, kept),
    tasks: rows,
    facts: factsOf(found),
    papers: JSON.parse(found.papers) as PaperOfJourney[],
  };
}

/** A journey without a version: its tasks, one after the other. */
function asTheyStand({ isSequential }: WorkspaceRow, rows: readonly TaskRow[]): WorkflowGraph {
  const steps = rows.map((row) => ({
    id: row.nodeId ?? `task-${row.id}`,
    type: row.actionType,
    name: row.title,
    x: 0,
    y: 0,
    data: { assignedTo: row.assignedRole },
  }));
  const edges = steps
    .slice(1)
    .map(({ id }, index) => ({ id: `edge-${index}`, from: steps[index]?.id ?? "", to: id }));
  return { isSequential, steps, edges };
}

function stepRunOf({ status, chosenEdgeId, wakeOn }: TaskRow): StepRun {
  if (status === "pending") return { status };
  if (status === "completed") return { status: "done", chosen: chosenEdgeId ?? undefined };
  return { status: "open", until: wakeOn ?? undefined };
}

const GRAMS = 1_000;

/** What conditions can ask, as text. */
function factsOf({ workspace, weightGrams, titer, answers }: Found): Record<string, string> {
  const forms = (JSON.parse(answers) as Record<string, unknown>[]).map(answersIn);
  const known = {
    species: workspace.petType,
    breed: workspace.petBreed,
    weight: weightGrams === null ? null : String(weightGrams / GRAMS),
    origin: workspace.departureAirport,
    destination: workspace.destination,
    titer: titer === null ? null : String(titer),
  };
  return Object.assign(
    Object.fromEntries(Object.entries(known).filter((entry) => entry[1] !== null)) as Record<string, string>,
    ...forms,
  ) as Record<string, string>;
}

/** The answers of a form as facts: `form.travelClass`. */
export function answersIn(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === null || value === undefined
        ? []
        : [[`form.${field}`, Array.isArray(value) ? value.join(", ") : String(value as string | number)]],
    ),
  );
}

/** What an event makes of the run, and after it whatever has become known. */
export function advanced(
  run: JourneyRun,
  event: RunEvent,
  today: CalendarDate,
  learnt: Learnt = {},
): readonly Effect[] {
  const { departureDate, arrivesOn } = learnt.travel ?? run.workspace;
  const rows = new Map(run.tasks.map((row) => [row.nodeId ?? `task-${row.id}`, row]));
  const facts = { ...run.facts, ...learnt.facts };
  const world = {
    today,
    departureDate,
    dueDate: (stepId: string) => {
      const row = rows.get(stepId);
      if (row) return row.dueDate;
      return dueDateOf(run.plan.byId.get(stepId)?.step.data.due, { today, departureDate, arrivesOn });
    },
    fact: (fact: string) => facts[fact],
  };
  const first = advance(run.plan, run.state, event, world);
  const second = advance(run.plan, first.state, { type: "facts" }, world);
  return [...first.effects, ...second.effects];
}
