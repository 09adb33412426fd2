import * as z from "zod";

import { Airport } from "./airports.ts";
import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { WorkspaceDocument } from "./documents.ts";
import { Tag } from "./tags.ts";
import { Task } from "./tasks.ts";
import { WorkspaceDraft } from "./workspace-draft.ts";
import { OwnerFacts, PetFacts, TravelFacts, WorkspaceTask } from "./workspace-facts.ts";

export const PET_TYPES = [
  "dog",
  "cat",
  "bird",
  "rabbit",
  "fish",
  "reptile",
  "hamster",
  "ferret",
  "other",
] as const;
export const PetType = z.enum(PET_TYPES);
export type PetType = z.infer<typeof PetType>;

export const WORKSPACE_STATUSES = ["active", "in_progress", "completed", "pending"] as const;
export const WorkspaceStatus = z.enum(WORKSPACE_STATUSES);
export type WorkspaceStatus = z.infer<typeof WorkspaceStatus>;

export const PRIORITIES = ["high", "medium", "low"] as const;
export const Priority = z.enum(PRIORITIES);
export type Priority = z.infer<typeof Priority>;

/** What a person is to one journey. Who pays is a mark of its own: a payer keeps their role. */
export const MEMBER_ROLES = ["owner", "family", "vet", "ground_agent", "staff"] as const;
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
  /** Actions that wait for the company: the status is `your_turn` or `overdue`. */
  actionCount: z.number().int(),
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
  priority: Priority,
  createdAt: Instant,
  completedAt: Instant.nullable(),
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
});
export type Member = z.infer<typeof Member>;

export const WorkspaceDetail = Workspace.extend({
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
  /** The company's calendar date, by which due dates are settled. */
  today: CalendarDate,
  /** The airports at both ends; null where a journey names none, or none by its code. */
  departurePlace: Airport.nullable(),
  arrivalPlace: Airport.nullable(),
  /** True where the deployment has a key for an outside map, which `/map-frame` then shows. */
  hasMapService: z.boolean(),
});
export type WorkspaceDetail = z.infer<typeof WorkspaceDetail>;

/** The five kinds of the filter panel, by the names the specification gives them. */
export const FILTER_KINDS = ["status", "flow_templates", "clients", "client_groups", "owner"] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

export const PERIODS = ["all", "last_30_days"] as const;
export const PERIOD_DAYS = 30;

export const WORKSPACE_SORTS = ["departure", "newest", "name"] as const;
export const WorkspaceSort = z.enum(WORKSPACE_SORTS);
export type WorkspaceSort = z.infer<typeof WorkspaceSort>;

/** Within a group the sort goes on. */
export const WORKSPACE_GROUPS = ["status", "destination", "assignee"] as const;
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
  sort: WorkspaceSort.optional(),
  group: WorkspaceGroup.optional(),
});
export type WorkspaceFilter = z.infer<typeof WorkspaceFilter>;

/** The most used entries of each kind that the filter panel offers. */
export const FACETS_SHOWN = 200;

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

/** How many actions an entry of the priority review names. */
export const REVIEW_ACTIONS = 3;

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

const OneWorkspace = z.object({ workspaceId: Id });

export const workspaceRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /workspaces",
    summary: "Workspaces, soonest departure first and completed ones last",
    input: WorkspaceFilter,
    output: pageOf(Workspace),
  },
  facets: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/facets",
    summary: "What workspaces can be filtered by, with counts over all of them or the last 30 days",
    input: z.object({ period: z.enum(PERIODS).optional() }),
    output: WorkspaceFacets,
  },
  review: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/review",
    summary:
      "What is of high priority, late or waiting, the most urgent first, with the actions to begin with",
    input: WorkspaceFilter.omit({ sort: true, group: true, needsAttention: true }),
    output: pageOf(ReviewEntry),
  },
  export: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/export",
    summary: "Workspaces as the list has them, with the owner's address and the pet's microchip",
    input: WorkspaceFilter,
    output: pageOf(ExportedWorkspace),
  },
  find: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId",
    summary: "One workspace with its tasks, documents and members",
    input: OneWorkspace,
    output: WorkspaceDetail,
  },
  createFromTemplate: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/from-template",
    summary: "Start a journey from a workflow template",
    input: WorkspaceDraft,
    output: Workspace,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /workspaces/:workspaceId",
    summary: "Change a workspace's name, status, priority, team or the colleague in charge",
    input: OneWorkspace.extend({
      version: Version,
      name: requiredText(LIMITS.name, "Workspace name is required").optional(),
      status: WorkspaceStatus.optional(),
      priority: Priority.optional(),
      assignedToId: Id.nullable().optional(),
      teamId: Id.nullable().optional(),
    }),
    output: Workspace,
  },
  archived: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/archived",
    summary: "Archived workspaces by name",
    input: PageInput,
    output: pageOf(Workspace),
  },
  archive: {
    kind: "mutation",
    access: "staff",
    permission: "archiveWorkspaces",
    rest: "POST /workspaces/:workspaceId/archive",
    summary: "Put a workspace off every list; nothing of it is lost",
    input: OneWorkspace.extend({ version: Version }),
    output: Workspace,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    permission: "archiveWorkspaces",
    rest: "POST /workspaces/:workspaceId/restore",
    summary: "Bring an archived workspace back",
    input: OneWorkspace,
    output: Workspace,
  },
  setPayer: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "choosePayer",
    rest: "PUT /workspaces/:workspaceId/payer",
    summary: "Say which member pays for the journey",
    input: OneWorkspace.extend({ userId: Id }),
    output: z.array(Member),
  },
});
