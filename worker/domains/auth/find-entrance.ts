import { sql } from "drizzle-orm";

import type { Entrance } from "#contracts/auth.ts";
import type { Act } from "#worker/core/act.ts";

/** What the page before the door has to know of the portal; nothing of any account. */
export async function findEntrance(act: Act): Promise<Entrance> {
  const [[found]] = await act.read((db) => [
    db.all<{ isSetUp: number }>(
      sql`select exists (select 1 from users where role = 'admin' and status = 'active' and removed_at is null) as isSetUp`,
    ),
  ]);
  const mail = act.circumstances.services.list().find(({ name }) => name === "mail");
  return { isSetUp: found?.isSetUp === 1, canMail: mail?.state === "configured" };
}
