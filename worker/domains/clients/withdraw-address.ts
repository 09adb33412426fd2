import { eq } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import { clients } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { endedAddressChange } from "#worker/domains/auth/ended-address-change.ts";

import { clientQuery, toClient } from "./internal/rows.ts";

/** @throws Fault `not_found`; `wrong_state` where none waits any more */
export async function withdrawAddress(act: Act, { clientId }: { clientId: number }): Promise<Client> {
  const [[found]] = await act.read((db) => [clientQuery(db, eq(clients.id, clientId))]);
  if (!found) throw new Fault("not_found");
  const { userId, fullName } = found.client;
  grant(act, "manageClients");
  try {
    const results = await act.write((db) => [
      ...endedAddressChange(act, db, { id: userId, fullName }),
      clientQuery(db, eq(clients.id, clientId)),
    ]);
    const [client] = answerOf(results);
    if (!client) throw new Fault("not_found");
    return toClient(client);
  } catch (error) {
    if (error instanceof CalledOff)
      throw new Fault("wrong_state", "No change of this address waits any more.");
    throw error;
  }
}
