import { eq } from "drizzle-orm";

import type { FeatureName } from "#contracts/core/features-shapes.ts";
import { FEATURES } from "#contracts/core/features.ts";
import type { Feature } from "#contracts/features/shapes.ts";
import type { ServiceName } from "#contracts/settings/shapes.ts";
import type { Db } from "#db/client.ts";
import { features, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { isOnBy } from "#worker/core/features.ts";

/** Those that need a service of the deployment. */
const NEEDS: Partial<Record<FeatureName, ServiceName>> = {
  languageModel: "ai",
  textMessages: "sms",
  outsideMap: "maps",
};

export const featuresQuery = (db: Db) =>
  db
    .select({ feature: features, changedBy: users.fullName })
    .from(features)
    .innerJoin(users, eq(users.id, features.changedById));

export async function listFeatures(act: Act): Promise<Feature[]> {
  const [rows] = await act.read((db) => [featuresQuery(db)]);
  return toFeatures(act, rows);
}

/** All of them in their order, with what somebody has said of them. */
export function toFeatures(act: Act, rows: Awaited<ReturnType<typeof featuresQuery>>): Feature[] {
  const services = act.circumstances.services.list();
  return FEATURES.map((name) => {
    const row = rows.find(({ feature }) => feature.name === name);
    const service = services.find((one) => one.name === NEEDS[name]);
    return {
      name,
      isOn: isOnBy(name, row?.feature.isOn),
      isAvailable: service ? service.state === "configured" : true,
      changedAt: row?.feature.changedAt ?? null,
      changedBy: row?.changedBy ?? null,
      version: row?.feature.version ?? 0,
    };
  });
}
