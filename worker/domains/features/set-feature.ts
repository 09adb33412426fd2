import { sql } from "drizzle-orm";
import type * as z from "zod";

import type { featureRoutes } from "#contracts/features/routes.ts";
import type { Feature } from "#contracts/features/shapes.ts";
import { features } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { featuresQuery, toFeatures } from "./list-features.ts";

type Draft = z.output<typeof featureRoutes.set.input>;

/** @throws Fault `stale_version` where somebody was faster */
export async function setFeature(act: Act, { name, isOn, version }: Draft): Promise<Feature[]> {
  const [rows] = await act.read((db) => [featuresQuery(db)]);
  const before = toFeatures(act, rows).find((feature) => feature.name === name);
  if (before?.version === version && before.isOn === isOn) return toFeatures(act, rows);
  const row = { isOn, changedAt: act.now, changedById: act.who.userId, version: version + 1 };
  const results = await act.write((db) => [
    onlyIf(db, sql`ifnull((select version from features where name = ${name}), 0) = ${version}`),
    record(act, db, {
      kind: "setting.changed",
      subject: `Feature: ${name}`,
      data: { before: { isOn: !isOn }, after: { isOn } },
    }),
    db
      .insert(features)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: features.name, set: row }),
    featuresQuery(db),
  ]);
  return toFeatures(act, answerOf(results));
}
