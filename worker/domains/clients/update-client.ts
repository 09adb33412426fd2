import { and, eq, ne, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { ClientPatch } from "#contracts/clients/shapes.ts";
import { clients, users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict, onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { newAddressChange } from "#worker/domains/auth/new-address-change.ts";

import { clientQuery, ensureGroup, groupNamed, toClient } from "./internal/rows.ts";

const TAKEN = "Somebody else has this address";
const NOT_BY_KEY = "The address that somebody signs in with is changed by people, not by a key for programs.";

/**
 * Changes what the patch names. Name and address are those of the account too. Whoever reads an address's mail gets in by
 * it: that of somebody who has joined stays until both addresses have been asked, and a mere correction withdraws what
 * was sent to the wrong one.
 * @throws Fault `not_found`, `stale_version`; `invalid_input` where the address is somebody else's; `forbidden` for a key
 * for programs that names another address
 */
export async function updateClient(act: Act, { clientId, version, ...patch }: ClientPatch): Promise<Client> {
  const [[found], [account], [other]] = await act.read((db) => [
    clientQuery(db, eq(clients.id, clientId)),
    db
      .select()
      .from(users)
      .where(sql`${users.id} = (select user_id from clients where id = ${clientId})`),
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
  if (!found || !account) throw new Fault("not_found");
  const { client } = found;
  if (client.version !== version) throw new Fault("stale_version");
  if (other) throw badFields({ email: TAKEN });
  const isNewAddress = patch.email !== undefined && patch.email !== client.email;
  if (isNewAddress && act.who.scopes) throw new Fault("forbidden", NOT_BY_KEY);
  const hasJoined = account.status !== "pending" || account.removedAt !== null;
  const change = isNewAddress && hasJoined ? await newAddressChange(act, account, patch.email ?? "") : null;
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
    email: change ? client.email : (patch.email ?? client.email),
    phone: kept(patch.phone, client.phone),
    address: kept(patch.address, client.address),
    emergencyContact: kept(patch.emergencyContact, client.emergencyContact),
    emergencyPhone: kept(patch.emergencyPhone, client.emergencyPhone),
  };
  const groupName = kept(patch.groupName, found.groupName);
  const isSame = JSON.stringify([after, groupName]) === JSON.stringify([before, found.groupName]);
  if (isSame && !change) return toClient(found);
  const { fullName, email } = after;
  grant(act, "manageClients");
  const isWaiting = sql`exists (select 1 from users where id = ${account.id} and status = 'pending' and removed_at is null)`;
  const results = await act
    .write((db) => [
      onlyIf(db, sql`exists (select 1 from clients where id = ${clientId} and version = ${version})`),
      ...(groupName ? [ensureGroup(db, groupName, act.now)] : []),
      ...(change?.(db) ?? []),
      ...(email === client.email
        ? []
        : [onlyIf(db, isWaiting), ...credentialsChanged(act, db, account.id, "address")]),
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
  if (change) sendSoon(act);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toClient(changed);
}
