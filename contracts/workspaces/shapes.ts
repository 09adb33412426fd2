import * as z from "zod";

import { Airport } from "#contracts/airports/shapes.ts";
import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";
import { WorkspaceDocument } from "#contracts/documents/shapes.ts";
import { Tag } from "#contracts/tags/shapes.ts";
import { Task } from "#contracts/tasks/shapes.ts";

import { OwnerFacts, PetFacts, TravelFacts, WorkspaceTask } from "./facts-shapes.ts";
import {
  MEMBER_ROLES,
  PERIODS,
  PET_TYPES,
  PRIORITIES,
  WORKSPACE_GROUPS,
  WORKSPACE_SORTS,
  WORKSPACE_STAGES,
  WORKSPACE_STATUSES,
} from "./terms.ts";

export const PetType = z.enum(PET_TYPES);
export type PetType = z.infer<typeof PetType>;

export const WorkspaceStatus = z.enum(WORKSPACE_STATUSES);
export type WorkspaceStatus = z.infer<typeof WorkspaceStatus>;

export const WorkspaceStage = z.enum(WORKSPACE_STAGES);
export type WorkspaceStage = z.infer<typeof WorkspaceStage>;

export const Priority = z.enum(PRIORITIES);
export type Priority = z.infer<typeof Priority>;

export const MemberRole = z.enum(MEMBER_ROLES);
export type MemberRole = z.infer<typeof MemberRole>;

/** One journey of one pet to one destination, as lists show it. */
export const Workspace = z.object({
  id: Id,
  name: z.string(),
  petName: z.string(),
  petType: PetType,
  breed: z.string().nullable(),
  ownerName: z.string(),
  /** The colleague in charge; empty while nobody is. */
  assignedTo: z.string(),
  status: WorkspaceStatus,
  /** The status as people read it: also that every step is done, and that the pet has arrived. */
  stage: WorkspaceStage,
  /** Actions that wait for the company: the status is `your_turn` or `overdue`. */
  actionCount: z.number().int(),
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
  priority: Priority,
  createdAt: Instant,
  completedAt: Instant.nullable(),
  /** The day on which the pet arrived; null while nobody has said so. */
  arrivedOn: CalendarDate.nullable(),
  /** The day on which it is to arrive, where that is not known by the length of its way. */
  arrivesOn: CalendarDate,
  templateId: Id.nullable(),
  clientId: Id,
  departureDate: CalendarDate,
  /** IATA codes; null while unknown. */
  departureAirport: z.string().nullable(),
  arrivalAirport: z.string().nullable(),
  destination: z.string().nullable(),
  version: Version,
});
export type Workspace = z.infer<typeof Workspace>;

export const Member = z.object({
  userId: Id,
  fullName: z.string(),
  initials: z.string(),
  role: MemberRole,
  isPayer: z.boolean(),
  joinedAt: Instant.nullable(),
  /** An invitation to this journey has gone out to them; nobody is invited by being named alone. */
  isInvited: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const WorkspaceDetail = Workspace.extend({
  /** Why it was completed although the pet had not arrived; the company's own. */
  completionReason: z.string().nullable(),
  petAge: z.number().int().nullable(),
  petBirthDate: CalendarDate.nullable(),
  microchipNumber: z.string().nullable(),
  ownerEmail: z.string(),
  ownerPhone: z.string().nullable(),
  pet: PetFacts,
  owner: OwnerFacts,
  travel: TravelFacts,
  tags: z.array(Tag),
  teamId: Id.nullable(),
  teamName: z.string().nullable(),
  assignedToId: Id.nullable(),
  description: z.string(),
  templateName: z.string().nullable(),
  isSequential: z.boolean(),
  /** Which version of its template it runs on, and the newest one that is published; null while it runs on none. */
  workflow: z.object({ number: z.number().int(), newest: z.number().int() }).nullable(),
  hasPayer: z.boolean(),
  members: z.array(Member),
  tasks: z.array(WorkspaceTask),
  documents: z.array(WorkspaceDocument),
  /** On the schedule, by the day of the place; what was called off is left out. */
  departures: z.array(z.object({ eventId: Id, on: CalendarDate })),
  /** The company's calendar date, by which due dates are settled. */
  today: CalendarDate,
  /** The airports at both ends; null where a journey names none, or none by its code. */
  departurePlace: Airport.nullable(),
  arrivalPlace: Airport.nullable(),
  /** True where the deployment has a key for an outside map, which `/map-frame` then shows. */
  hasMapService: z.boolean(),
});
export type WorkspaceDetail = z.infer<typeof WorkspaceDetail>;

export const WorkspaceSort = z.enum(WORKSPACE_SORTS);
export type WorkspaceSort = z.infer<typeof WorkspaceSort>;

export const WorkspaceGroup = z.enum(WORKSPACE_GROUPS);
export type WorkspaceGroup = z.infer<typeof WorkspaceGroup>;

export const WorkspaceFilter = z.object({
  ...PageInput.shape,
  status: WorkspaceStatus.optional(),
  /** Active and in progress together, as the dashboard's header counts them. */
  isUnderWay: z.boolean().optional(),
  /** Under way, and of high priority or with an action that is overdue or waits for the company. */
  needsAttention: z.boolean().optional(),
  templateId: Id.optional(),
  clientId: Id.optional(),
  clientGroupId: Id.optional(),
  /** The colleague in charge. */
  assignedToId: Id.optional(),
  period: z.enum(PERIODS).optional(),
  /** A part of its name, its pet's, owner's or destination's, or of a microchip; blank is all of them. */
  q: z.string().trim().max(LIMITS.search).optional(),
  sort: WorkspaceSort.optional(),
  group: WorkspaceGroup.optional(),
});
export type WorkspaceFilter = z.infer<typeof WorkspaceFilter>;

export const FilterEntry = z.object({ id: Id, name: z.string(), count: z.number().int() });
export type FilterEntry = z.infer<typeof FilterEntry>;

export const WorkspaceFacets = z.object({
  total: z.number().int(),
  /** Workspaces of each status, archived ones left out. */
  byStatus: z.record(WorkspaceStatus, z.number().int()),
  flowTemplates: z.array(FilterEntry),
  clients: z.array(FilterEntry),
  clientGroups: z.array(FilterEntry),
  owners: z.array(FilterEntry),
});
export type WorkspaceFacets = z.infer<typeof WorkspaceFacets>;

/** A journey that needs somebody, with the actions to begin with: what is due first, first. */
export const ReviewEntry = Workspace.extend({
  /** Actions past their due date; `actionCount` has them too. */
  lateCount: z.number().int(),
  actions: z.array(Task),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

/** A workspace with what a spreadsheet of the company has beside it. */
export const ExportedWorkspace = Workspace.extend({
  ownerEmail: z.string(),
  microchipNumber: z.string().nullable(),
});
export type ExportedWorkspace = z.infer<typeof ExportedWorkspace>;
