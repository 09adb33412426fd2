import { addDays } from "#contracts/core/dates.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { TaskStatus } from "#contracts/tasks/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { ACTION_COLOURS, WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { isAutomatic } from "#contracts/workflows/automatic-steps.ts";
import type { AssigneeRole } from "#contracts/workflows/shapes.ts";

import { instantAt } from "./clock.ts";
import { addDocument } from "./documents.ts";
import { addDraft, addSubmission } from "./forms.ts";
import type { Journey, Planned } from "./journeys.ts";
import { addPayment } from "./payments.ts";
import { type PersonKey, userId } from "./people.ts";
import { nodeId, settingsOf } from "./templates.ts";
import { add, type World } from "./world.ts";

/** The tasks of a journey, each with what its state asks for: assignees, forms, papers, payments, and the record of it. */
export function addTasks(world: World, journey: Journey): void {
  for (const planned of journey.plan) {
    addTask(world, journey, planned);
    addAssignees(world, journey, planned);
    addWork(world, journey, planned);
    tellOf(world, journey, planned);
  }
}

function addTask(world: World, journey: Journey, planned: Planned): void {
  const { step, index, completedAt, openedAt, submittedAt } = planned;
  const [dueAnchor, dueOffsetDays] = step.due;
  const turn = turnOf(journey, planned);
  const lateAt =
    planned.isLate && planned.dueDate
      ? instantAt(addDays(planned.dueDate, 1), "00:00", world.clock.zone)
      : null;
  const id = add(world, "tasks", {
    workspaceId: journey.id,
    nodeId: nodeId(step, index),
    position: index + 1,
    title: step.title,
    description: step.text,
    actionType: step.do,
    isAutomatic: isAutomatic({ type: step.do, data: { assignedTo: step.by } }),
    status: statusOf(planned, turn),
    turn,
    assignedRole: step.by,
    assignedToId: step.by === "customer" ? null : userId(doerOf(journey, planned)),
    completionRule: "one",
    needsReview: step.review ?? false,
    dueDate: planned.dueDate,
    dueAnchor,
    dueOffsetDays,
    iconColor: ACTION_COLOURS[step.do] ?? "ocean",
    settings: settingsOf(step),
    createdAt: journey.createdAt,
    openedAt,
    submittedAt: step.by === "team" ? null : submittedAt,
    completedAt,
    completedById: completedAt ? userId(enderOf(journey, planned)) : null,
    updatedAt: lateAt ?? completedAt ?? submittedAt ?? openedAt ?? journey.createdAt,
  });
  if (id !== planned.taskId) throw new Error("The tasks have other ids than their plan");
  if (lateAt) {
    world.happenings.push({
      ...subjectOf(journey, planned),
      at: lateAt,
      kind: "task.overdue",
      actorId: null,
    });
  }
}

function turnOf(journey: Journey, { step, state }: Planned): AssigneeRole {
  return state === "open" && journey.row.inReview ? "team" : step.by;
}

function statusOf(planned: Planned, turn: AssigneeRole): TaskStatus {
  if (planned.state === "done") return "completed";
  if (planned.state === "waiting") return "pending";
  if (planned.isLate) return "overdue";
  return turn === "team" ? "your_turn" : "in_progress";
}

/** Whose part a step is. */
export function doerOf(journey: Journey, { step }: Pick<Planned, "step">): PersonKey {
  const doers = { customer: journey.owner, team: journey.row.lead, partner: "amara" } as const;
  return doers[step.by];
}

/** Whose word ended a step: a paper that is looked at, by the document specialist. */
function enderOf(journey: Journey, planned: Planned): PersonKey {
  return planned.step.review ? "huong" : doerOf(journey, planned);
}

/** Everybody of the family may do an owner's to-do, and where there is a family the colleague in charge as well. */
function addAssignees(world: World, journey: Journey, planned: Planned): void {
  if (planned.step.by !== "customer") return;
  const { family } = journey.row;
  const people: PersonKey[] = [journey.owner, ...(family ? [...family, journey.row.lead] : [])];
  for (const [index, who] of people.entries()) {
    // The owner from the start; the others on the evening the family was asked, in the order they are listed.
    const createdAt =
      index > 0
        ? world.clock.at(-1, `18:1${index}`)
        : new Date(journey.createdAt.getTime() + planned.index * MINUTE_MS);
    world.rows.taskAssignees.push({
      taskId: planned.taskId,
      userId: userId(who),
      createdAt,
      finishedAt: who === journey.owner ? planned.submittedAt : null,
    });
    world.happenings.push({
      ...subjectOf(journey, planned),
      at: createdAt,
      kind: "task.assigned",
      actorId: userId(journey.row.lead),
      personId: userId(who),
    });
  }
}

/** What a step has left behind. */
function addWork(world: World, journey: Journey, planned: Planned): void {
  const { step, submittedAt } = planned;
  const widget = step.by === "customer" ? WIDGET_OF[step.do] : "none";
  if (widget === "travel-form" || widget === "pet-form" || widget === "owner-form") {
    if (submittedAt) addSubmission(world, journey, planned, submittedAt);
    else addDraft(world, journey, planned);
  }
  if (widget === "payment" && submittedAt) addPayment(world, journey, planned, submittedAt);
  if (step.paper && submittedAt) addPaper(world, journey, planned, submittedAt);
}

function addPaper(world: World, journey: Journey, planned: Planned, uploadedAt: Date): void {
  const { step, completedAt } = planned;
  if (!step.paper) return;
  const isOver = journey.row.status === "completed";
  const isLookedAt = step.review === true || step.by === "team" || isOver;
  const { name, category } = step.paper;
  addDocument(world, journey, {
    taskId: planned.taskId,
    name,
    description: step.text,
    category,
    isPhoto: step.do === "pet-photos",
    by: doerOf(journey, planned),
    files: [uploadedAt],
    reviews:
      isLookedAt && completedAt
        ? [
            {
              number: 1,
              decision: "approve",
              at: new Date(completedAt.getTime() + (step.review ? -60_000 : 1_800_000)),
            },
          ]
        : [],
  });
}

function tellOf(world: World, journey: Journey, planned: Planned): void {
  const { step, submittedAt, completedAt } = planned;
  const subject = subjectOf(journey, planned);
  const isHandedIn =
    submittedAt !== null &&
    (step.review ||
      isInReview({ status: "in_progress", turn: turnOf(journey, planned), assignedRole: step.by }));
  if (isHandedIn) {
    const actorId = userId(doerOf(journey, planned));
    world.happenings.push({ ...subject, at: submittedAt, kind: "task.submitted", actorId });
  }
  if (completedAt) {
    const actorId = userId(enderOf(journey, planned));
    world.happenings.push({ ...subject, at: completedAt, kind: "task.completed", actorId });
  }
}

export function subjectOf(journey: Journey, { taskId, step }: Pick<Planned, "taskId" | "step">) {
  return { workspaceId: journey.id, taskId, subject: step.title };
}
