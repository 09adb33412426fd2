import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import { DocumentCategory } from "#contracts/documents/shapes.ts";
import { EventType } from "#contracts/schedule/shapes.ts";
import { WorkspaceStatus } from "#contracts/workspaces/shapes.ts";

import { FACTS, GRAPH_LIMITS, type Operator, OPERATORS, SETTABLE_FIELDS, STEP_ROLES } from "./graph.ts";
import { ActionType as Type, AssigneeRole, CompletionRule, DueAnchor } from "./shapes.ts";

/** An id the editor makes: of a step, an edge or an option of a decision. */
const GraphId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "Letters, digits, - and _");

const text = (max: number) => z.string().max(max, `At most ${max} characters`);
const days = z.number().int().min(0).max(GRAPH_LIMITS.days);
const minutes = (least: number, most: number) => z.number().int().min(least).max(most);

export const StepRole = z.enum(STEP_ROLES);
export type StepRole = z.infer<typeof StepRole>;

/** When a step is due: on a day, or so many days from the anchor, negative before it. */
export const Due = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("date"), on: CalendarDate }),
  z.object({
    kind: z.literal("offset"),
    anchor: DueAnchor,
    days: z.number().int().min(-GRAPH_LIMITS.days).max(GRAPH_LIMITS.days),
  }),
]);
export type Due = z.infer<typeof Due>;

const Mail = { to: AssigneeRole, subject: text(LIMITS.title), body: text(LIMITS.message) };

export const Automation = z.discriminatedUnion("do", [
  z.object({ do: z.literal("set-field"), field: z.enum(SETTABLE_FIELDS), value: text(LIMITS.reason) }),
  z.object({ do: z.literal("send-mail"), ...Mail }),
  z.object({
    do: z.literal("create-event"),
    title: text(LIMITS.title),
    eventType: EventType,
    /** An event of one whole day, so many days from the anchor. */
    anchor: z.enum(["departure", "arrival", "reached"]),
    days: z.number().int().min(-GRAPH_LIMITS.days).max(GRAPH_LIMITS.days),
  }),
]);
export type Automation = z.infer<typeof Automation>;

/** How long a wait lasts: from the day it is reached, until a day, or until so many days before departure. */
export const Wait = z.discriminatedUnion("for", [
  z.object({ for: z.literal("days"), days }),
  z.object({ for: z.literal("date"), date: CalendarDate }),
  z.object({ for: z.literal("before-departure"), days }),
]);
export type Wait = z.infer<typeof Wait>;

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time such as 09:30");

/** When people may be booked, on the clocks of `zone`, so that nine o'clock stays nine when they change. */
export const Availability = z.object({
  zone: text(64).refine(isZone, "Not a time zone"),
  /** 1 is Monday. */
  hours: z
    .array(z.object({ weekday: z.number().int().min(1).max(7), from: ClockTime, to: ClockTime }))
    .max(GRAPH_LIMITS.hours),
  durationMinutes: minutes(5, 720),
  /** So many hours before it begins, or on an earlier calendar day of the zone. */
  notice: z.discriminatedUnion("in", [
    z.object({ in: z.literal("hours"), hours: z.number().int().min(0).max(720) }),
    z.object({ in: z.literal("days"), days: z.number().int().min(0).max(90) }),
  ]),
  /** Kept free around what is booked already. */
  bufferBeforeMinutes: minutes(0, 240),
  bufferAfterMinutes: minutes(0, 240),
  /** How far ahead one can book, in calendar days. */
  daysAhead: z.number().int().min(1).max(180),
});
export type Availability = z.infer<typeof Availability>;

/** What only some kinds of step have; the comment says which. */
export const StepSettings = z.object({
  /** Uploads: what the paper is called and filed under. */
  documentName: text(LIMITS.title).optional(),
  category: DocumentCategory.optional(),
  /** What the owner reads, where reading is the step. */
  body: text(LIMITS.message).optional(),
  /** `email-notification`. */
  mail: z.object(Mail).optional(),
  /** `sms-notification`. */
  sms: z.object({ to: AssigneeRole, text: text(GRAPH_LIMITS.smsText) }).optional(),
  /** `status-update`: what the owners are told, and what the journey then is. */
  update: z
    .object({
      message: text(LIMITS.reason),
      status: WorkspaceStatus.extract(["active", "in_progress"]).optional(),
    })
    .optional(),
  /** `automation`. */
  automation: Automation.optional(),
  /** `wait`. */
  wait: Wait.optional(),
  /** `decision-branch`: what can be chosen. Its edges say `decision.<id of the step>` is `<id of the option>`. */
  options: z
    .array(z.object({ id: GraphId, label: text(LIMITS.name) }))
    .max(GRAPH_LIMITS.options)
    .optional(),
  /** `e-sign`: what is signed. */
  sign: z.object({ text: text(LIMITS.message) }).optional(),
  /** `time-booking`. */
  booking: Availability.optional(),
});
export type StepSettings = z.infer<typeof StepSettings>;

export const StepData = z.object({
  description: text(LIMITS.notes).optional(),
  /** A milestone without it is reached by itself; with it somebody has to say so. */
  assignedTo: AssigneeRole.optional(),
  memberRole: StepRole.optional(),
  due: Due.optional(),
  requiredPapers: z.array(text(LIMITS.title)).max(GRAPH_LIMITS.papers).optional(),
  completionRule: CompletionRule.optional(),
  needsReview: z.boolean().optional(),
  /** So many days before it is due. */
  reminders: z.array(z.number().int().min(1).max(7)).max(GRAPH_LIMITS.reminders).optional(),
  /** `active` is the only value that has a badge. */
  status: text(40).optional(),
  settings: StepSettings.optional(),
});
export type StepData = z.infer<typeof StepData>;

/** A step as the editor draws it; a freshly dropped one has empty `data`. */
export const WorkflowStep = z.object({
  id: GraphId,
  type: Type,
  name: text(LIMITS.title),
  x: z.number().min(-GRAPH_LIMITS.coordinate).max(GRAPH_LIMITS.coordinate),
  y: z.number().min(-GRAPH_LIMITS.coordinate).max(GRAPH_LIMITS.coordinate),
  data: StepData,
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

const OPERATOR_NAMES = Object.keys(OPERATORS) as [Operator, ...Operator[]];

const ASKED_OF_OTHERS = /^(form\.[A-Za-z]{1,60}|decision\.[A-Za-z0-9_-]{1,64})$/;

export const Condition = z.object({
  fact: z
    .string()
    .max(80)
    .refine((fact) => fact in FACTS || ASKED_OF_OTHERS.test(fact), "Not something a condition can ask"),
  operator: z.enum(OPERATOR_NAMES),
  value: text(LIMITS.name),
});
export type Condition = z.infer<typeof Condition>;

/** One step leads to another. Conditions and `isElse` count on what leaves a branch. */
export const WorkflowEdge = z.object({
  id: GraphId,
  from: GraphId,
  to: GraphId,
  condition: Condition.optional(),
  /** Taken where no condition of its branch holds. */
  isElse: z.boolean().optional(),
});
export type WorkflowEdge = z.infer<typeof WorkflowEdge>;

/** The steps of a template in their order, and what leads to what. Dangling edges are a problem, not a refusal. */
export const WorkflowGraph = z.object({
  isSequential: z.boolean(),
  steps: z
    .array(WorkflowStep)
    .max(GRAPH_LIMITS.steps, `At most ${GRAPH_LIMITS.steps} steps`)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, "Two steps have one id"),
  edges: z
    .array(WorkflowEdge)
    .max(GRAPH_LIMITS.edges, `At most ${GRAPH_LIMITS.edges} edges`)
    .refine((edges) => new Set(edges.map(({ id }) => id)).size === edges.length, "Two edges have one id"),
});
export type WorkflowGraph = z.infer<typeof WorkflowGraph>;
