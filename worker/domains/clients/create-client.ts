import { eq, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { ClientDraft } from "#contracts/clients/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, users } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { recordEach } from "#worker/core/record.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";

import { addClient } from "./client-statements.ts";
import { clientQuery, ensureGroup, groupNamed, toClient } from "./internal/rows.ts";

/**
 * Adds a client with the account they will sign in with. The same attempt again answers the same client.
 * @throws Fault `invalid_input` where the address belongs to a client already, archived or not, or to a colleague.
 */
export async function createClient(act: Act, draft: ClientDraft): Promise<Client> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "clients.create", body };
  const [[before], [account], [known]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db.select({ role: users.role }).from(users).where(eq(users.email, draft.email)),
    ofAddress(db, draft.email),
  ]);
  if (await act.isRepeated(attempt, before)) return toClient(onlyRow([known]));
  if (account && account.role !== "customer")
    throw badFields({ email: "This address belongs to a colleague" });
  if (known) throw badFields({ email: taken(known.client.fullName, known.client.archivedAt !== null) });

  const leave = grant(act, "manageClients");
  const { groupName } = draft;
  const made = await act
    .writeOnce(attempt, (db) => {
      const [account, client] = addClient(db, {
        fullName: draft.name,
        email: draft.email,
        phone: draft.phone,
        address: draft.address,
        groupId: groupName ? groupNamed(groupName) : null,
        now: act.now,
        leave,
      });
      return [
        account,
        ...(groupName ? [ensureGroup(db, groupName, act.now)] : []),
        client,
        recordEach(
          act,
          db,
          { kind: "client.created", workspaceId: sql`null`, personId: sql`id`, subject: sql`full_name` },
          sql`users where email = ${draft.email}`,
        ),
        ofAddress(db, draft.email),
      ] as const;
    })
    .catch((error: unknown) => {
      // Two colleagues added the same person at once.
      if (isUniqueConflict(error, "clients.user_id")) throw badFields({ email: taken(draft.name, false) });
      throw error;
    });
  if (made) return toClient(onlyRow(answerOf(made)));
  const [rows] = await act.read((db) => [ofAddress(db, draft.email)]);
  return toClient(onlyRow(rows));
}

function ofAddress(db: Db, email: string) {
  return clientQuery(db, sql`${clients.userId} = (select id from users where email = ${email})`);
}

/** What is said of an address that has a client already. */
function taken(name: string, isArchived: boolean): string {
  return isArchived
    ? `${name} has this address and is archived: restore them instead`
    : `${name} has this address already`;
}
