import * as z from "zod";

import { Airport } from "#contracts/airports/shapes.ts";
import { ACTIVITY_KINDS, JOURNEY_KINDS } from "#contracts/audit/activity-kinds.ts";
import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { RequiredPaper } from "#contracts/documents/required-papers-shapes.ts";
import { Document, DocumentStatus } from "#contracts/documents/shapes.ts";
import { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { OwnerPanel } from "#contracts/settings/client-dashboard-shapes.ts";
import { ActionType, CompletionRule } from "#contracts/workflows/shapes.ts";
import { Member, PetType, WorkspaceStage } from "#contracts/workspaces/shapes.ts";

import { Stuck } from "./stuck-shapes.ts";
import { COMPLIANCE_STATES, TODO_STATUSES } from "./terms.ts";

export const TodoStatus = z.enum(TODO_STATUSES);
export type TodoStatus = z.infer<typeof TodoStatus>;

export const TodoAssignee = z.object({
  name: z.string(),
  status: z.enum(["pending", "finished"]),
  /** Avatar initials. */
  initials: z.string(),
});
export type TodoAssignee = z.infer<typeof TodoAssignee>;

export const CustomerTodo = z.object({
  id: Id,
  title: z.string(),
  status: TodoStatus,
  assignee: z.string(),
  description: z.string(),
  assignees: z.array(TodoAssignee),
  dueDate: CalendarDate.nullable(),
  /** A payment to-do of a journey that has no payer yet. */
  hasRolesWarning: z.boolean(),
  actionType: ActionType,
  completionRule: CompletionRule,
  /** Done on the owner's side; the company is looking at it. */
  inReview: z.boolean(),
  /** What has to be mended, when the company handed it back. */
  returnedReason: z.string().nullable(),
  completedAt: Instant.nullable(),
  stuck: Stuck.nullable(),
  /** What there is to read, where the template has a text for it. */
  reading: z.string().nullable(),
  /** A time of it can be booked; otherwise people agree on one. */
  isBookable: z.boolean(),
  /** What has to be there before it can be handed in. */
  papers: z.array(RequiredPaper),
  version: Version,
});
export type CustomerTodo = z.infer<typeof CustomerTodo>;

export const ActivityEntry = z.object({
  id: Id,
  kind: z.enum(JOURNEY_KINDS),
  at: Instant,
  actorName: z.string(),
  actorInitials: z.string(),
  /** Who or what it was done to: a to-do's title, a person's name, a document's name. */
  subject: z.string().nullable(),
  /** The other person concerned, such as who a to-do was given to. */
  person: z.string().nullable(),
  isPersonMe: z.boolean(),
  /** The text of a message or comment, the reason of a rejection. */
  text: z.string().nullable(),
  isMine: z.boolean(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** The same with what the company settles among itself. */
export const StaffActivityEntry = ActivityEntry.extend({ kind: z.enum(ACTIVITY_KINDS) });
export type StaffActivityEntry = z.infer<typeof StaffActivityEntry>;

export const ComplianceItem = z.object({
  /** The name of a required paper. */
  name: z.string(),
  state: z.enum(COMPLIANCE_STATES),
  documentId: Id.nullable(),
  status: DocumentStatus.nullable(),
  reason: z.string().nullable(),
  /** The owner's to-do that asks for it, where it can be opened. */
  taskId: Id.nullable(),
});
export type ComplianceItem = z.infer<typeof ComplianceItem>;

/** What the travel rules ask of the owner, and no open to-do stands for. */
export const OwnersStep = z.object({
  stepId: z.string(),
  title: z.string(),
  /** What to do, in a sentence; null where the rules do not say. */
  next: z.string().nullable(),
  /** The first day on which it counts; null once that has come. */
  opensOn: CalendarDate.nullable(),
  /** The last day on which it counts; null where none is told. */
  dueDate: CalendarDate.nullable(),
});
export type OwnersStep = z.infer<typeof OwnersStep>;

export const CustomerWorkspace = z.object({
  id: Id,
  name: z.string(),
  petName: z.string(),
  petType: PetType,
  breed: z.string().nullable(),
  stage: WorkspaceStage,
  arrivedOn: CalendarDate.nullable(),
  departureDate: CalendarDate,
  departureAirport: z.string().nullable(),
  arrivalAirport: z.string().nullable(),
  /** The airports at both ends; null where a journey names none, or none by its code. */
  departurePlace: Airport.nullable(),
  arrivalPlace: Airport.nullable(),
  /** Who invited the owner: the last invitation's sender, else the colleague in charge. */
  inviterName: z.string(),
  isSequential: z.boolean(),
  hasPayer: z.boolean(),
  /** It is read as it was, and nothing in it can be changed. */
  isArchived: z.boolean(),
  /** What the caller may do here. */
  rights: z.array(MemberRight),
  members: z.array(Member),
  todos: z.array(CustomerTodo),
  /** Empty where the company does not show its owners the rules, and once the pet has arrived. */
  ruleSteps: z.array(OwnersStep),
  /** What the rules ask of the owner and somebody of the company looks at first; empty where `ruleSteps` is. */
  stepsInReview: z.array(OwnersStep.pick({ stepId: true, title: true })),
  /** The title of a step of the rules that can no longer be met for the day of travel, whoever does it; else null. */
  impossibleStep: z.string().nullable(),
  /** What has not ended a day ago, in the order of its days; of more the nearest. Empty while the schedule is off. */
  events: z.array(ScheduleEvent),
  files: z.array(Document),
  /** Newest first, as the files are. */
  activity: z.array(ActivityEntry),
  compliance: z.array(ComplianceItem),
  /** What the company shows of all this; the rest is empty. */
  panels: z.array(OwnerPanel),
  /** What the company greets its owners with; null for nothing. */
  welcome: z.string().nullable(),
});
export type CustomerWorkspace = z.infer<typeof CustomerWorkspace>;

/** One of an owner's journeys at home: what is next, and whether something is new. */
export const OwnJourney = z.object({
  workspaceId: Id,
  petName: z.string(),
  petType: PetType,
  stage: WorkspaceStage,
  arrivedOn: CalendarDate.nullable(),
  departureDate: CalendarDate,
  departureAirport: z.string().nullable(),
  arrivalAirport: z.string().nullable(),
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
  /** What waits for the reader: handed back before overdue before due. A paper of no open to-do has no `taskId`. */
  next: z
    .object({
      taskId: Id.nullable(),
      title: z.string(),
      dueDate: CalendarDate.nullable(),
      isReturned: z.boolean(),
    })
    .nullable(),
  unread: z.number().int(),
});
export type OwnJourney = z.infer<typeof OwnJourney>;
