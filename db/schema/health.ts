import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { DISEASES, ENTRY_KINDS } from "#contracts/health/terms.ts";
import { ALERT_KINDS } from "#contracts/journeys/rules.ts";
import { RECORD_KINDS } from "#contracts/rules/record-kinds.ts";
import { CHIP_READABILITIES, CHIP_STANDARDS, VACCINE_TYPES } from "#contracts/rules/types.ts";
import { calendarDate, createdAt, flag, instant, isDate, json, key, oneOf, version } from "#db/columns.ts";

import { users } from "./auth.ts";
import { pets } from "./clients.ts";
import { documents } from "./documents.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** A pet's chips, vaccinations, blood samples, treatments and papers, and stays abroad; see `EntryFacts` for which has what. */
export const healthEntries = sqliteTable(
  "health_entries",
  {
    id: key(),
    petId: integer("pet_id")
      .notNull()
      .references(() => pets.id),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    /** The number of a microchip, or what a tattoo reads. */
    code: text("code"),
    readOn: calendarDate("read_on"),
    standard: text("standard", { enum: CHIP_STANDARDS }),
    readability: text("readability", { enum: CHIP_READABILITIES }),
    /** Of a tattoo: somebody has looked, and it can be read clearly. */
    isLegible: flag("is_legible"),
    /** Of a vaccination. */
    disease: text("disease", { enum: DISEASES }),
    product: text("product"),
    batch: text("batch"),
    vaccineType: text("vaccine_type", { enum: VACCINE_TYPES }),
    /** Doses that make up its first course. */
    courseDoses: integer("course_doses"),
    /** Of a sample: IU/ml. */
    laboratory: text("laboratory"),
    receivedOn: calendarDate("received_on"),
    result: real("result"),
    isBelow: flag("is_below"),
    /** Of what has been done beside. */
    record: text("record", { enum: RECORD_KINDS }),
    /** A test found what it looked for. */
    isPositive: flag("is_positive"),
    /** `HH:MM` on the clock of the place, and its IANA zone. */
    time: text("time"),
    timeZone: text("time_zone"),
    /** Where it was given, or where the pet stayed. */
    country: text("country"),
    /** When it was implanted, given, drawn or done, or the stay began; unknown only for a chip and a tattoo. */
    onDate: calendarDate("on_date"),
    /** The last day a vaccination is valid, or of a stay. */
    untilDate: calendarDate("until_date"),
    /** Agreed on, and not done yet. */
    isPlanned: flag("is_planned"),
    documentId: integer("document_id").references(() => documents.id, { onDelete: "set null" }),
    createdById: integer("created_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    confirmedById: integer("confirmed_by_id").references(() => users.id),
    confirmedAt: instant("confirmed_at"),
    requestId: text("request_id").notNull(),
    version: version(),
  },
  (t) => [
    index("health_entries_pet_id_idx").on(t.petId, t.id),
    index("health_entries_document_id_idx").on(t.documentId),
    index("health_entries_microchip_idx")
      .on(t.code)
      .where(sql`kind = 'microchip'`),
    uniqueIndex("health_entries_request_id_idx").on(t.requestId),
    oneOf("health_entries_kind_check", t.kind, ENTRY_KINDS),
    oneOf("health_entries_disease_check", t.disease, DISEASES),
    oneOf("health_entries_standard_check", t.standard, CHIP_STANDARDS),
    oneOf("health_entries_readability_check", t.readability, CHIP_READABILITIES),
    oneOf("health_entries_vaccine_type_check", t.vaccineType, VACCINE_TYPES),
    isDate("health_entries_on_date_check", t.onDate),
    isDate("health_entries_until_date_check", t.untilDate),
    isDate("health_entries_read_on_check", t.readOn),
    isDate("health_entries_received_on_check", t.receivedOn),
  ],
);

/** Who said a fact of a journey's way last, and when; the fact itself stands in its own column. */
export const travelFactsSaid = sqliteTable(
  "travel_facts_said",
  {
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** The name of the column. */
    fact: text("fact").notNull(),
    saidById: integer("said_by_id")
      .notNull()
      .references(() => users.id),
    saidAt: instant("said_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.fact] })],
);

/** The same of a fact of a pet. */
export const petFactsSaid = sqliteTable(
  "pet_facts_said",
  {
    petId: integer("pet_id")
      .notNull()
      .references(() => pets.id, { onDelete: "cascade" }),
    fact: text("fact").notNull(),
    saidById: integer("said_by_id")
      .notNull()
      .references(() => users.id),
    saidAt: instant("said_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.petId, t.fact] })],
);

/** How a to-do was due before it became that of a step. */
type DueBefore = Pick<
  typeof tasks.$inferSelect,
  "dueDate" | "dueAnchor" | "dueOffsetDays" | "dueMovedFrom"
> & {
  dueGiven: string | null;
};

/** The task of a step of the rules: made of it, or a to-do that was there and means the same paper. */
export const stepTasks = sqliteTable(
  "step_tasks",
  {
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    stepId: text("step_id").notNull(),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    /** The due date that the window last gave the task. Where it has another one, a person gave it. */
    dueGiven: calendarDate("due_given"),
    /** Of a to-do that was there before; null for a task that was made of the step. */
    dueBefore: json<DueBefore>("due_before"),
    /** Since when the record has closed the task, and nothing is missing of it again. */
    closedAt: instant("closed_at"),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.stepId] }), index("step_tasks_task_id_idx").on(t.taskId)],
);

/** When a journey under way is next held against the rules; kept by triggers, without a row once it is over. */
export const ruleWatches = sqliteTable(
  "rule_watches",
  {
    workspaceId: integer("workspace_id")
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    nextCheckOn: calendarDate("next_check_on").notNull(),
    /** The last day that was looked at; null before the first. */
    checkedOn: calendarDate("checked_on"),
  },
  (t) => [index("rule_watches_next_check_on_idx").on(t.nextCheckOn, t.workspaceId)],
);

/** That people were told of a step; another date of it is told anew. */
export const ruleAlerts = sqliteTable(
  "rule_alerts",
  {
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    stepId: text("step_id").notNull(),
    kind: text("kind", { enum: ALERT_KINDS }).notNull(),
    date: calendarDate("date").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.stepId, t.kind, t.date] }),
    oneOf("rule_alerts_kind_check", t.kind, ALERT_KINDS),
  ],
);

const FINDING_DECISIONS = ["taken", "discarded"] as const;

/** What papers say of a pet itself. */
export type PetDetails = Partial<
  Pick<typeof pets.$inferSelect, "birthDate" | "breed" | "isNeutered" | "passportNumber">
>;

/** What a person has decided on what was read in a file; a taken one goes with its entry. */
export const findingDecisions = sqliteTable(
  "finding_decisions",
  {
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** Of which file of the document. */
    number: integer("number").notNull(),
    key: text("key").notNull(),
    decision: text("decision", { enum: FINDING_DECISIONS }).notNull(),
    /** What was made of it; null for what was put aside and for what stands in the pet's details. */
    entryId: integer("entry_id").references(() => healthEntries.id, { onDelete: "cascade" }),
    /** Of the pet's details, where such a fact was taken: what they became, and what they were before. */
    petAfter: json<PetDetails>("pet_after"),
    petBefore: json<PetDetails>("pet_before"),
    decidedById: integer("decided_by_id")
      .notNull()
      .references(() => users.id),
    decidedAt: instant("decided_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.number, t.key] }),
    index("finding_decisions_entry_id_idx").on(t.entryId),
    oneOf("finding_decisions_decision_check", t.decision, FINDING_DECISIONS),
  ],
);
