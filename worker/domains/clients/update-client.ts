import { and, eq, ne, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { ClientPatch } from "#contracts/clients/shapes.ts";
import { clients, users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict, onlyIf } from "#worker/core/writing.ts";

import { clientQuery, ensureGroup, groupNamed, toClient } from "./internal/rows.ts";

const TAKEN = "Somebody else has this address";

/**
 * Changes what the patch names. Name and address are those of the account too; a new address signs the client out,
 * since the one who reads its mail is the one who gets in.
 * @throws Fault `not_found`, `stale_version`; `invalid_input` where the address is somebody else's.
 */
export async function updateClient(act: Act, { clientId, version, ...patch }: ClientPatch): Promise<Client> {
  const [[found], [other]] = await act.read((db) => [
    clientQuery(db, eq(clients.id, clientId)),
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.email, patch.email ?? ""),
          ne(users.id, sql`(select user_id from clients where id = ${clientId})`),
        ),
      ),
  ]);
  if (!found) throw new Fault("not_found");
  const { client } = found;
  if (client.version !== version) throw new Fault("stale_version");
  if (other) throw badFields({ email: TAKEN });
  const before = {
    fullName: client.fullName,
    email: client.email,
    phone: client.phone,
    address: client.address,
    emergencyContact: client.emergencyContact,
    emergencyPhone: client.emergencyPhone,
  };
  const kept = <T>(wanted: T | undefined, now: T): T => (wanted === undefined ? now : wanted);
  const after = {
    fullName: patch.name ?? client.fullName,
    email: patch.email ?? client.email,
    phone: kept(patch.phone, client.phone),
    address: kept(patch.address, client.address),
    emergencyContact: kept(patch.emergencyContact, client.emergencyContact),
    emergencyPhone: kept(patch.emergencyPhone, client.emergencyPhone),
  };
  const groupName = kept(patch.groupName, found.groupName);
  const isSame = JSON.stringify([after, groupName]) === JSON.stringify([before, found.groupName]);
  if (isSame) return toClient(found);
  const { fullName, email } = after;
  const isNewAddress = email !== client.email;

  grant(act, "manageClients");
  const results = await act
    .write((db) => [
      onlyIf(db, sql`exists (select 1 from clients where id = ${clientId} and version = ${version})`),
      ...(groupName ? [ensureGroup(db, groupName, act.now)] : []),
      db
        .update(clients)
        .set({
          ...after,
          groupId: groupName ? groupNamed(groupName) : null,
          version: version + 1,
        })
        .where(eq(clients.id, clientId)),
      db
        .update(users)
        .set({ fullName, email, version: sql`${users.version} + 1` })
        .where(eq(users.id, client.userId)),
      ...(isNewAddress
        ? [
            db.run(
              sql`update sessions set revoked_at = ${act.now.getTime()} where user_id = ${client.userId} and revoked_at is null`,
            ),
          ]
        : []),
      record(act, db, {
        kind: "client.updated",
        personId: client.userId,
        subject: fullName,
        data: { before: { ...before, groupName: found.groupName }, after: { ...after, groupName } },
      }),
      clientQuery(db, eq(clients.id, clientId)),
    ])
    .catch((error: unknown) => {
      if (isUniqueConflict(error, "users.email")) throw badFields({ email: TAKEN });
      throw error;
    });
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toClient(changed);
}
