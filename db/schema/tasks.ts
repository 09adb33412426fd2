import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { FormValues } from "#contracts/forms/shapes.ts";
import { FORM_KINDS } from "#contracts/forms/terms.ts";
import { TASK_STATUSES } from "#contracts/tasks/terms.ts";
import type { StepSettings } from "#contracts/workflows/graph-shapes.ts";
import { STEP_ROLES } from "#contracts/workflows/graph.ts";
import { ACTION_TYPES, ASSIGNEE_ROLES, COMPLETION_RULES, DUE_ANCHORS } from "#contracts/workflows/terms.ts";
import {
  calendarDate,
  createdAt,
  flag,
  foldedText,
  instant,
  isDate,
  json,
  key,
  oneOf,
  version,
} from "#db/columns.ts";

import { users } from "./auth.ts";
import { workspaces } from "./workspaces.ts";

export const tasks = sqliteTable(
  "tasks",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    /** The step of the journey's version that it is; see contracts/workflows/run.ts. */
    nodeId: text("node_id"),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    actionType: text("action_type", { enum: ACTION_TYPES }).notNull(),
    status: text("status", { enum: TASK_STATUSES }).notNull().default("pending"),
    /** A step that the portal does and no person: in no tab, and counted nowhere. */
    isAutomatic: flag("is_automatic"),
    /** Who has it while it is open; see contracts/tasks/states.ts. */
    turn: text("turn", { enum: ASSIGNEE_ROLES }).notNull(),
    assignedRole: text("assigned_role", { enum: ASSIGNEE_ROLES }).notNull(),
    /** The colleague or partner who has to do it; an owner's to-do has its assignees instead. */
    assignedToId: integer("assigned_to_id").references(() => users.id),
    completionRule: text("completion_rule", { enum: COMPLETION_RULES }).notNull().default("one"),
    needsReview: flag("needs_review"),
    dueDate: calendarDate("due_date"),
    dueAnchor: text("due_anchor", { enum: DUE_ANCHORS }),
    dueOffsetDays: integer("due_offset_days"),
    /** The due date it had before the departure last moved it. */
    dueMovedFrom: calendarDate("due_moved_from"),
    iconColor: text("icon_color").notNull().default("ocean"),
    settings: json<StepSettings>("settings"),
    /** What has to be there before it can be handed in, by name. */
    requiredPapers: json<string[]>("required_papers"),
    /** Who among the journey's people, where the role alone does not say. */
    memberRole: text("member_role", { enum: STEP_ROLES }),
    /** So many days before it is due. */
    reminders: json<number[]>("reminders"),
    /** The way that was taken out of a branch: the id of an edge. */
    chosenEdgeId: text("chosen_edge_id"),
    /** The day on which the portal goes on with it; null where that is nobody's business but people's. */
    wakeOn: calendarDate("wake_on"),
    /** How often it has been opened again; what it does, it does once a round. */
    round: integer("round").notNull().default(0),
    returnedReason: text("returned_reason"),
    /** What a card says beside it, kept by triggers on workspaces, clients and users. Null for an archived journey. */
    workspaceName: text("workspace_name"),
    /** The owner whose to-do it is, or the colleague or partner who has to do it; null while nobody has. */
    assigneeName: text("assignee_name"),
    /** Kept by triggers on documents. */
    attachmentCount: integer("attachment_count").notNull().default(0),
    createdAt: createdAt(),
    openedAt: instant("opened_at"),
    submittedAt: instant("submitted_at"),
    completedAt: instant("completed_at"),
    completedById: integer("completed_by_id").references(() => users.id),
    updatedAt: instant("updated_at").notNull(),
    /** The tab an action lives in; every status has one; what belongs to an archived journey, and what the portal does by itself, lives in none. */
    tab: text("tab").generatedAlwaysAs(
      sql`case when workspace_name is null or is_automatic then null when status in ('your_turn', 'overdue') then 'your_turn' when status = 'completed' then 'completed' else 'pending' end`,
      { mode: "virtual" },
    ),
    /** The due date to sort by: without one comes last. */
    dueKey: text("due_key")
      .notNull()
      .generatedAlwaysAs(sql`ifnull(due_date, '9999-12-31')`, { mode: "virtual" }),
    /** The latest change first, ascending as the due date is. */
    changeKey: integer("change_key")
      .notNull()
      .generatedAlwaysAs(sql`-updated_at`, { mode: "virtual" }),
    /** What the groups go by: journeys of one name are two, and what nobody has comes last. */
    workspaceKey: foldedText("workspace_key"),
    assigneeKey: foldedText("assignee_key"),
    /** Its title and its journey's name; null for an archived journey. */
    searchText: text("search_text"),
    version: version(),
  },
  (t) => [
    uniqueIndex("tasks_workspace_id_position_idx").on(t.workspaceId, t.position),
    index("tasks_changed_idx")
      .on(t.changeKey, t.id)
      .where(sql`workspace_name is not null`),
    index("tasks_tab_due_idx").on(t.tab, t.dueKey, t.id),
    index("tasks_tab_changed_idx").on(t.tab, t.changeKey, t.id),
    index("tasks_tab_type_due_idx").on(t.tab, t.actionType, t.dueKey, t.id),
    index("tasks_tab_type_changed_idx").on(t.tab, t.actionType, t.changeKey, t.id),
    index("tasks_tab_assignee_due_idx").on(t.tab, t.assignedToId, t.dueKey, t.id),
    index("tasks_tab_assignee_changed_idx").on(t.tab, t.assignedToId, t.changeKey, t.id),
    index("tasks_tab_by_workspace_due_idx").on(t.tab, t.workspaceKey, t.dueKey, t.id),
    index("tasks_tab_by_workspace_changed_idx").on(t.tab, t.workspaceKey, t.changeKey, t.id),
    index("tasks_tab_by_assignee_due_idx").on(t.tab, t.assigneeKey, t.dueKey, t.id),
    index("tasks_tab_by_assignee_changed_idx").on(t.tab, t.assigneeKey, t.changeKey, t.id),
    /** What the daily run looks at: open and with a date, nothing else. */
    index("tasks_open_due_idx")
      .on(t.dueDate, t.id)
      .where(sql`status in ('your_turn', 'in_progress') and due_date is not null`),
    /** What is late, which the daily reminder looks at. */
    index("tasks_late_idx")
      .on(t.dueDate, t.id)
      .where(sql`status = 'overdue'`),
    /** What the run of steps looks at: what waits for a day, nothing else. */
    index("tasks_wake_on_idx")
      .on(t.wakeOn, t.id)
      .where(sql`wake_on is not null`),
    index("tasks_assigned_to_id_idx").on(t.assignedToId),
    oneOf("tasks_action_type_check", t.actionType, ACTION_TYPES),
    oneOf("tasks_status_check", t.status, TASK_STATUSES),
    oneOf("tasks_turn_check", t.turn, ASSIGNEE_ROLES),
    oneOf("tasks_assigned_role_check", t.assignedRole, ASSIGNEE_ROLES),
    oneOf("tasks_completion_rule_check", t.completionRule, COMPLETION_RULES),
    oneOf("tasks_due_anchor_check", t.dueAnchor, DUE_ANCHORS),
    isDate("tasks_due_date_check", t.dueDate),
  ],
);

export const taskAssignees = sqliteTable(
  "task_assignees",
  {
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    finishedAt: instant("finished_at"),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.userId] }), index("task_assignees_user_id_idx").on(t.userId)],
);

/** What steps have done by themselves, each thing once: written in the batch that does it. */
export const stepEffects = sqliteTable(
  "step_effects",
  {
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    /** The round of the step. */
    round: integer("round").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.round] })],
);

/** That people have been reminded of a task, at most once a day; another due date is reminded of anew. */
export const taskReminders = sqliteTable(
  "task_reminders",
  {
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    sentOn: calendarDate("sent_on").notNull(),
    dueDate: calendarDate("due_date").notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.sentOn] })],
);

/** What a person has typed into a to-do's form and not sent yet. */
export const formDrafts = sqliteTable(
  "form_drafts",
  {
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    values: json<FormValues>("values").notNull(),
    /** What the record said when the values were begun; null where that was not told. */
    basis: json<FormValues>("basis"),
    /** The page that typed them; null where it did not say. */
    pageId: text("page_id"),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.userId] })],
);

export const formSubmissions = sqliteTable(
  "form_submissions",
  {
    id: key(),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    kind: text("kind", { enum: FORM_KINDS }).notNull(),
    values: json<FormValues>("values").notNull(),
    submittedById: integer("submitted_by_id")
      .notNull()
      .references(() => users.id),
    submittedAt: instant("submitted_at").notNull(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("form_submissions_task_id_idx").on(t.taskId, t.id),
    uniqueIndex("form_submissions_request_id_idx").on(t.requestId),
    oneOf("form_submissions_kind_check", t.kind, FORM_KINDS),
  ],
);
