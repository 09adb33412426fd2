import type { Backup } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { toBackup } from "./list-backups.ts";

/** Makes a backup and answers when it is finished. @throws Fault `wrong_state` while another is under way. */
export async function backUpNow(act: Act): Promise<Backup> {
  await act.prove();
  const { backUp, reference } = act.circumstances;
  const made = await backUp({ userId: act.who.userId, reference });
  if (!made) throw new Fault("wrong_state", "Another backup is under way.");
  return toBackup(made);
}
