import { sql } from "drizzle-orm";

import { microchipOf } from "#contracts/health/microchips.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";

type Told = { petId: number; workspaceId: number; number: string };

/** That a pet has this microchip, said in a form: an entry of its record, unless that names the chip already. */
export function tellChip(act: Act, db: Db, { petId, workspaceId, number }: Told): Statement[] {
  const code = microchipOf(number);
  const requestId = crypto.randomUUID();
  const { userId } = act.who;
  const now = act.now.getTime();
  return [
    db.run(sql`
      insert into health_entries (pet_id, kind, code, created_by_id, created_at, confirmed_by_id, confirmed_at, request_id)
      select ${petId}, 'microchip', ${code}, ${userId}, ${now}, ${act.isStaff ? userId : null}, ${act.isStaff ? now : null}, ${requestId}
      where not exists (select 1 from health_entries where pet_id = ${petId} and kind = 'microchip' and code = ${code} and not is_planned)`),
    recordEach(
      act,
      db,
      { kind: "health.added", workspaceId, subject: sql`'Microchip ' || code` },
      sql`health_entries where request_id = ${requestId}`,
    ),
  ];
}
