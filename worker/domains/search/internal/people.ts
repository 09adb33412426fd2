import { and, eq, isNull, sql } from "drizzle-orm";

import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { clients, pets, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { phrasesOf, type Wanted } from "#worker/core/search.ts";

import { kindOf, nowhere, onlyForStaff } from "./columns.ts";

export function clientsWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("client"),
      id: clients.id,
      title: clients.fullName,
      detail: clients.email,
      workspaceId: nowhere,
    })
    .from(sql`clients_search`)
    .crossJoin(clients)
    .where(
      and(
        onlyForStaff(act),
        sql`clients_search match ${phrasesOf("clients", wanted)}`,
        eq(clients.id, sql`clients_search.rowid`),
      ),
    )
    .orderBy(sql`clients_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

/** By name, breed, passport or microchip; what has travelled goes with its journey into the archive. */
export function petsWith(act: Act, db: Db, wanted: Wanted) {
  const journey = sql<number | null>`(
    select w.id from workspaces w
    where w.pet_id = ${pets.id} and w.archived_at is null
    order by w.id desc limit 1)`;
  return db
    .select({
      kind: kindOf("pet"),
      id: pets.id,
      title: pets.name,
      detail: clients.fullName,
      workspaceId: journey.as("workspace_id"),
      clientId: pets.clientId,
    })
    .from(sql`pets_search`)
    .crossJoin(pets)
    .innerJoin(clients, eq(clients.id, pets.clientId))
    .where(
      and(
        onlyForStaff(act),
        isNull(clients.archivedAt),
        sql`pets_search match ${phrasesOf("pets", wanted)}`,
        eq(pets.id, sql`pets_search.rowid`),
        sql`(${journey} is not null or not exists (select 1 from workspaces w where w.pet_id = ${pets.id}))`,
      ),
    )
    .orderBy(sql`pets_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

/** Colleagues, and who takes part in a journey without being a client: family, vets, agents. */
export function peopleWith(act: Act, db: Db, wanted: Wanted) {
  const journey = sql<number | null>`iif(${users.role} = 'customer', (
    select max(m.workspace_id) from workspace_members m
    join workspaces w on w.id = m.workspace_id and w.archived_at is null
    where m.user_id = ${users.id}), null)`;
  return db
    .select({
      kind: kindOf("person"),
      id: users.id,
      title: users.fullName,
      detail: sql<string>`ifnull(${users.jobTitle}, ${users.email})`.as("detail"),
      workspaceId: journey.as("workspace_id"),
    })
    .from(sql`users_search`)
    .crossJoin(users)
    .where(
      and(
        onlyForStaff(act),
        sql`users_search match ${phrasesOf("users", wanted)}`,
        eq(users.id, sql`users_search.rowid`),
        sql`not exists (select 1 from clients c where c.user_id = ${users.id})`,
        sql`(${users.role} <> 'customer' or ${journey} is not null)`,
      ),
    )
    .orderBy(sql`users_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}
