import { sql } from "drizzle-orm";

import type { FeatureName } from "#contracts/core/features-shapes.ts";
import { FEATURES, OFF_AT_FIRST } from "#contracts/core/features.ts";
import { type Connection, openDb } from "#db/client.ts";
import { Fault } from "#worker/core/fault.ts";

/** As a column: what somebody has switched, as JSON. The only reading of the table that decides anything. */
export const featuresSwitched = sql<string>`(select json_group_object(name, is_on) from features)`;

export function featuresOn(switched: string): readonly FeatureName[] {
  const chosen = JSON.parse(switched) as Partial<Record<FeatureName, 0 | 1>>;
  return FEATURES.filter((name) => isOnBy(name, chosen[name]));
}

/** @param chosen what somebody has switched it to */
export function isOnBy(name: FeatureName, chosen: 0 | 1 | boolean | undefined): boolean {
  return chosen === undefined ? !OFF_AT_FIRST.includes(name) : Boolean(chosen);
}

/** For doors and duties of the clock, which nobody's session comes to; one trip. */
export async function isFeatureOn(connection: Connection, name: FeatureName): Promise<boolean> {
  const [found] = await openDb(connection, "read").all<{ switched: string }>(
    sql`select ${featuresSwitched} as switched`,
  );
  return featuresOn(found?.switched ?? "{}").includes(name);
}

/** @throws Fault `wrong_state` */
export function refuseUnlessOn(on: readonly FeatureName[], name: FeatureName | undefined): void {
  if (name && !on.includes(name)) throw new Fault("wrong_state", "Your company has switched this off.");
}
