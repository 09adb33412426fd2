import { eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { clients, users } from "#db/schema.ts";
import type { Grant } from "#worker/core/grants.ts";
import type { Statement } from "#worker/core/writing.ts";

type NewClient = Pick<typeof clients.$inferInsert, "fullName" | "email" | "phone" | "address"> & {
  groupId?: SQL<number> | null;
  now: Date;
  leave: Grant<"manageClients">;
};

export const userOf = (email: string) => sql<number>`(select id from users where email = ${email})`;

/** A client with the account they will sign in with; the account of a known address is theirs. */
export function addClient(db: Db, client: NewClient): [Statement, Statement] {
  return [accountOf(db, client), rowOf(db, client)];
}

/** The same, where one who is known and was put away is one of the list again. */
export function addOrRestoreClient(db: Db, client: NewClient): [Statement, Statement] {
  const row = rowOf(db, client);
  return [
    accountOf(db, client),
    row.onConflictDoUpdate({ target: clients.userId, set: { archivedAt: null } }),
  ];
}

/** Brings a client back on the list who was put away; nothing for one who is there. */
export function restoreRow(db: Db, { clientId }: { clientId: number; leave: Grant<"manageClients"> }) {
  return db
    .update(clients)
    .set({ archivedAt: null, version: sql`${clients.version} + 1` })
    .where(sql`${eq(clients.id, clientId)} and ${clients.archivedAt} is not null`);
}

function accountOf(db: Db, { fullName, email, now }: NewClient) {
  return db
    .insert(users)
    .values({ fullName, email, role: "customer", status: "pending", createdAt: now })
    .onConflictDoNothing();
}

function rowOf(db: Db, { fullName, email, phone, address, groupId, now }: NewClient) {
  return db.insert(clients).values({
    userId: userOf(email),
    fullName,
    email,
    phone: phone ?? null,
    address: address ?? null,
    groupId: groupId ?? null,
    status: sql`(select status from users where email = ${email})`,
    joinedAt: now,
  });
}
