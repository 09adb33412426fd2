import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { ACCOUNT_STATUSES } from "#contracts/admin/terms.ts";
import { PET_SEXES } from "#contracts/workspaces/facts.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import {
  calendarDate,
  createdAt,
  flag,
  foldedText,
  instant,
  isDate,
  key,
  oneOf,
  version,
} from "#db/columns.ts";

import { users } from "./auth.ts";

export const clientGroups = sqliteTable(
  "client_groups",
  { id: key(), name: text("name").notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex("client_groups_name_idx").on(t.name)],
);

/** A customer of the company; one client may have several pets and journeys. */
export const clients = sqliteTable(
  "clients",
  {
    id: key(),
    /** The account this client signs in with. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    groupId: integer("group_id").references(() => clientGroups.id, { onDelete: "set null" }),
    fullName: text("full_name").notNull(),
    nameKey: foldedText("name_key"),
    email: text("email").notNull(),
    phone: text("phone"),
    /** Name, address and number. */
    searchText: foldedText("search_text"),
    address: text("address"),
    emergencyContact: text("emergency_contact"),
    emergencyPhone: text("emergency_phone"),
    status: text("status", { enum: ACCOUNT_STATUSES }).notNull().default("active"),
    archivedAt: instant("archived_at"),
    /** Kept by triggers on pets and workspaces; archived journeys are not counted. */
    petsTotal: integer("pets_total").notNull().default(0),
    workspacesTotal: integer("workspaces_total").notNull().default(0),
    joinedAt: instant("joined_at")
      .notNull()
      .$defaultFn(() => new Date()),
    version: version(),
  },
  (t) => [
    uniqueIndex("clients_user_id_idx").on(t.userId),
    index("clients_group_id_idx").on(t.groupId),
    index("clients_name_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("clients_archived_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is not null`),
    oneOf("clients_status_check", t.status, ACCOUNT_STATUSES),
  ],
);

export const pets = sqliteTable(
  "pets",
  {
    id: key(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    /** Name, breed, passport and the microchips of its record. */
    searchText: foldedText("search_text"),
    species: text("species", { enum: PET_TYPES }).notNull().default("other"),
    breed: text("breed"),
    birthDate: calendarDate("birth_date"),
    /** In years, as somebody has said who named no birth date, and on which day: nobody's birthday is made of it. */
    ageSaid: real("age_said"),
    ageSaidOn: calendarDate("age_said_on"),
    sex: text("sex", { enum: PET_SEXES }),
    isNeutered: integer("is_neutered", { mode: "boolean" }),
    /** Trained to assist its owner, by an organisation that says so. */
    isAssistanceAnimal: flag("is_assistance_animal"),
    colour: text("colour"),
    weightGrams: integer("weight_grams"),
    passportNumber: text("passport_number"),
    vaccinationStatus: text("vaccination_status"),
    healthConditions: text("health_conditions"),
    medications: text("medications"),
    specialRequirements: text("special_requirements"),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index("pets_client_id_idx").on(t.clientId),
    oneOf("pets_species_check", t.species, PET_TYPES),
    isDate("pets_birth_date_check", t.birthDate),
    isDate("pets_age_said_on_check", t.ageSaidOn),
  ],
);
