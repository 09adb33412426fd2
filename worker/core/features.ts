import { sql } from "drizzle-orm";

import type { FeatureName } from "#contracts/core/features-shapes.ts";
import { FEATURES } from "#contracts/core/features.ts";
import { type Connection, openDb } from "#db/client.ts";
import { Fault } from "#worker/core/fault.ts";

/** As a column: the features that are off, as JSON. The only reading of the table that decides anything. */
export const featuresOff = sql<string>`(select json_group_array(name) from features where is_on = 0)`;

export function featuresOn(off: string): readonly FeatureName[] {
  const names = JSON.parse(off) as unknown[];
  return FEATURES.filter((name) => !names.includes(name));
}

/** For doors and duties of the clock, which nobody's session comes to; one trip. */
export async function isFeatureOn(connection: Connection, name: FeatureName): Promise<boolean> {
  const [found] = await openDb(connection, "read").all<{ off: string }>(sql`select ${featuresOff} as off`);
  return featuresOn(found?.off ?? "[]").includes(name);
}

/** @throws Fault `wrong_state` */
export function refuseUnlessOn(on: readonly FeatureName[], name: FeatureName | undefined): void {
  if (name && !on.includes(name)) throw new Fault("wrong_state", "Your company has switched this off.");
}
