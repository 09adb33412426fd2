import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { DEPOSIT_PERCENT } from "#contracts/core/money.ts";
import { ARRIVAL_SOURCES } from "#contracts/journeys/arrival.ts";
import { ESCORTS, TRANSPORTS } from "#contracts/rules/types.ts";
import { MEMBER_ROLES, PET_TYPES, PRIORITIES, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";
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

import { teams } from "./admin.ts";
import { users } from "./auth.ts";
import { clients, pets } from "./clients.ts";
import { templateVersions, templates } from "./templates.ts";

/** One journey of one pet to one destination. */
export const workspaces = sqliteTable(
  "workspaces",
  {
    id: key(),
    name: text("name").notNull(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    petId: integer("pet_id")
      .notNull()
      .references(() => pets.id),
    templateId: integer("template_id").references(() => templates.id),
    templateVersionId: integer("template_version_id").references(() => templateVersions.id),
    assignedToId: integer("assigned_to_id").references(() => users.id),
    teamId: integer("team_id").references(() => teams.id),
    status: text("status", { enum: WORKSPACE_STATUSES }).notNull().default("pending"),
    priority: text("priority", { enum: PRIORITIES }).notNull().default("medium"),
    isSequential: integer("is_sequential", { mode: "boolean" }).notNull().default(true),
    /** Raised by whatever moves its steps on: two that end at once are counted one after the other. */
    run: integer("run").notNull().default(0),
    /** How much of what it costs is paid before the work begins. */
    depositPercent: integer("deposit_percent").notNull().default(DEPOSIT_PERCENT),
    description: text("description").notNull().default(""),
    destination: text("destination"),
    departureDate: calendarDate("departure_date").notNull(),
    returnDate: calendarDate("return_date"),
    /** `HH:MM` on the clock of the departure. */
    departureTime: text("departure_time"),
    /** As `settledArrival` makes it of what is said, scheduled or guessed; read it as `arrivesOn`. */
    arrivalDate: calendarDate("arrival_date"),
    /** `HH:MM` on the clock of the arrival. */
    arrivalTime: text("arrival_time"),
    arrivalFrom: text("arrival_from", { enum: ARRIVAL_SOURCES }).notNull().default("guess"),
    /** The day at the destination, for everybody; while nothing tells it, that of the departure. */
    arrivesOn: calendarDate("arrives_on")
      .notNull()
      .generatedAlwaysAs(sql`ifnull(arrival_date, departure_date)`, { mode: "virtual" }),
    /** The day on which the pet was there, as somebody or its arrival on the schedule has said. */
    arrivedOn: calendarDate("arrived_on"),
    departureAirport: text("departure_airport"),
    arrivalAirport: text("arrival_airport"),
    /** Airports and countries on the way, in their order. */
    stops: json<readonly string[]>("stops"),
    escort: text("escort", { enum: ESCORTS }).notNull().default("unknown"),
    isForSale: flag("is_for_sale"),
    /** Pets that travel together, this one among them. */
    petCount: integer("pet_count").notNull().default(1),
    transport: text("transport", { enum: TRANSPORTS }),
    /** UN/LOCODE of the harbour or crossing of entry; by air it is the airport of arrival. */
    portOfEntry: text("port_of_entry"),
    /** Where the owner lives when the pet travels. */
    ownerResidence: text("owner_residence"),
    airline: text("airline"),
    flightNumber: text("flight_number"),
    travelClass: text("travel_class"),
    carrierSize: text("carrier_size"),
    crateLengthCm: integer("crate_length_cm"),
    crateWidthCm: integer("crate_width_cm"),
    crateHeightCm: integer("crate_height_cm"),
    specialHandling: flag("special_handling"),
    handlingInstructions: text("handling_instructions"),
    /** Kept by triggers on tasks. */
    tasksTotal: integer("tasks_total").notNull().default(0),
    tasksDone: integer("tasks_done").notNull().default(0),
    actionCount: integer("action_count").notNull().default(0),
    /** Actions past their due date, whoever has them. */
    lateCount: integer("late_count").notNull().default(0),
    createdAt: createdAt(),
    completedAt: instant("completed_at"),
    /** Why it was completed although the pet had not arrived. */
    completionReason: text("completion_reason"),
    /** When people were told that every step is done; null again once one is open. */
    readyToldAt: instant("ready_told_at"),
    /** The day of arrival for which its colleague has been asked whether it came true. */
    arrivalAskedFor: calendarDate("arrival_asked_for"),
    /** The day of arrival that is long past, as the clock has noted; one that moves beyond it lets the journey come again. */
    passedFor: calendarDate("passed_for"),
    archivedAt: instant("archived_at"),
    /** What a card says beside it, kept by triggers on pets, clients and users, so that a list reads one row for each it shows. */
    petName: text("pet_name").notNull().default(""),
    petType: text("pet_type", { enum: PET_TYPES }).notNull().default("other"),
    petBreed: text("pet_breed"),
    ownerName: text("owner_name").notNull().default(""),
    assignedToName: text("assigned_to_name").notNull().default(""),
    /** The attempt that made it; lets one batch name the row it has just inserted. */
    requestId: text("request_id").notNull(),
    /** Its place in the queue: soonest departure first, and what is over after all that is coming. */
    queue: text("queue").generatedAlwaysAs(
      sql`iif(status = 'completed' or arrived_on is not null or passed_for >= ifnull(arrival_date, departure_date), '1', '0') || departure_date`,
      { mode: "virtual" },
    ),
    /** What its sorts and groups go by, every one of them ascending, so that one comparison of a row finds the next page. */
    nameKey: foldedText("name_key"),
    newestKey: integer("newest_key")
      .notNull()
      .generatedAlwaysAs(sql`-created_at`, { mode: "virtual" }),
    statusKey: integer("status_key")
      .notNull()
      .generatedAlwaysAs(
        sql`case status when 'active' then 0 when 'in_progress' then 1 when 'pending' then 2 else 3 end`,
        { mode: "virtual" },
      ),
    destinationKey: foldedText("destination_key"),
    assigneeKey: foldedText("assignee_key"),
    /** Its own name, those of pet and owner, the destination, and the microchips of the pet. */
    searchText: foldedText("search_text"),
    /** Its place in the priority review: high and late, high and waiting, late, waiting, high; null for all others. */
    reviewKey: text("review_key").generatedAlwaysAs(
      sql`case when status = 'completed' then null when priority = 'high' and late_count > 0 then '0' when priority = 'high' and action_count > 0 then '1' when late_count > 0 then '2' when action_count > 0 then '3' when priority = 'high' then '4' end || departure_date`,
      { mode: "virtual" },
    ),
    version: version(),
  },
  (t) => [
    uniqueIndex("workspaces_request_id_idx").on(t.requestId),
    index("workspaces_queue_idx")
      .on(t.queue, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_under_way_idx")
      .on(t.queue, t.id)
      .where(sql`archived_at is null and status not in ('pending', 'completed')`),
    index("workspaces_review_idx")
      .on(t.reviewKey, t.id)
      .where(sql`archived_at is null and review_key is not null`),
    index("workspaces_newest_idx")
      .on(t.newestKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_name_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_archived_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is not null`),
    index("workspaces_status_idx")
      .on(t.statusKey, t.queue, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_status_name_idx")
      .on(t.statusKey, t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_status_newest_idx")
      .on(t.statusKey, t.newestKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_destination_idx")
      .on(t.destinationKey, t.queue, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_destination_name_idx")
      .on(t.destinationKey, t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_destination_newest_idx")
      .on(t.destinationKey, t.newestKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_assignee_idx")
      .on(t.assigneeKey, t.queue, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_assignee_name_idx")
      .on(t.assigneeKey, t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_assignee_newest_idx")
      .on(t.assigneeKey, t.newestKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_template_id_idx")
      .on(t.templateId, t.queue, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_template_id_name_idx")
      .on(t.templateId, t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("workspaces_template_id_newest_idx")
      .on(t.templateId, t.newestKey, t.id)
      .where(sql`archived_at is null`),
    /** The journeys under way on a version. */
    index("workspaces_version_idx")
      .on(t.templateVersionId, t.nameKey, t.id)
      .where(sql`archived_at is null and status <> 'completed'`),
    index("workspaces_client_id_idx").on(t.clientId, t.queue, t.id),
    index("workspaces_assigned_to_id_idx").on(t.assignedToId, t.queue, t.id),
    index("workspaces_assigned_to_id_name_idx").on(t.assignedToId, t.nameKey, t.id),
    index("workspaces_assigned_to_id_newest_idx").on(t.assignedToId, t.newestKey, t.id),
    index("workspaces_arrives_on_idx")
      .on(t.arrivesOn)
      .where(sql`arrived_on is null and archived_at is null and status <> 'completed'`),
    index("workspaces_pet_id_idx").on(t.petId),
    index("workspaces_team_id_idx").on(t.teamId),
    oneOf("workspaces_status_check", t.status, WORKSPACE_STATUSES),
    oneOf("workspaces_priority_check", t.priority, PRIORITIES),
    isDate("workspaces_departure_date_check", t.departureDate),
    isDate("workspaces_return_date_check", t.returnDate),
    isDate("workspaces_arrival_date_check", t.arrivalDate),
    check(
      "workspaces_completed_check",
      sql`status <> 'completed' or arrived_on is not null or completion_reason is not null`,
    ),
    isDate("workspaces_arrived_on_check", t.arrivedOn),
    oneOf("workspaces_arrival_from_check", t.arrivalFrom, ARRIVAL_SOURCES),
    oneOf("workspaces_escort_check", t.escort, ESCORTS),
    oneOf("workspaces_transport_check", t.transport, TRANSPORTS),
  ],
);

/** Who takes part in a journey; an owner reaches a workspace by a row here and in no other way. */
export const workspaceMembers = sqliteTable(
  "workspace_members",
  {
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role", { enum: MEMBER_ROLES }).notNull(),
    isPayer: flag("is_payer"),
    createdAt: createdAt(),
    joinedAt: instant("joined_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    index("workspace_members_user_id_idx").on(t.userId, t.workspaceId),
    uniqueIndex("workspace_members_payer_idx")
      .on(t.workspaceId)
      .where(sql`is_payer = 1`),
    oneOf("workspace_members_role_check", t.role, MEMBER_ROLES),
  ],
);

/** What colleagues write down for one another; no answer to an owner carries it. */
export const workspaceNotes = sqliteTable(
  "workspace_notes",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    createdAt: createdAt(),
    editedAt: instant("edited_at"),
    version: version(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("workspace_notes_workspace_id_idx").on(t.workspaceId, t.createdAt, t.id),
    uniqueIndex("workspace_notes_request_id_idx").on(t.requestId),
  ],
);

/** How many rows there are of a kind, kept by triggers: a count on a screen never walks a table. */
export const counts = sqliteTable(
  "counts",
  { kind: text("kind").notNull(), key: text("key").notNull(), n: integer("n").notNull().default(0) },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    /** The largest first. */
    index("counts_kind_n_idx").on(t.kind, t.n),
  ],
);
