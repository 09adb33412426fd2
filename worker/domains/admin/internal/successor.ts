import type { UserRow } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";

/**
 * Who takes over, out of what a read for an active colleague has found.
 * @throws Fault `invalid_input` where it found nobody, or one of those who leave.
 */
export function successorOf(found: UserRow | undefined, leaverIds: readonly number[]): UserRow {
  if (!found || leaverIds.includes(found.id)) {
    throw badFields({ successorId: "Choose an active colleague to take over" });
  }
  return found;
}
