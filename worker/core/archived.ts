import { isNull, type SQL } from "drizzle-orm";

import { workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/**
 * What a thing of a journey that is opened by its name is asked, beside its id. Colleagues bring an archived journey back
 * before they work on it; who takes part in it still reads what was theirs.
 */
export function mayBeOpened(act: Act): SQL | undefined {
  return act.isStaff ? isNull(workspaces.archivedAt) : undefined;
}

/** For what somebody who takes part wants to change in an archived journey. */
export const archivedFault = () =>
  new Fault("wrong_state", "This journey is archived. You can read it, and nothing in it can be changed.");
