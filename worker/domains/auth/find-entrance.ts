import { sql } from "drizzle-orm";

import type { Entrance } from "#contracts/auth/shapes.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import { Act } from "#worker/core/act.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { featuresSwitched, featuresOn } from "#worker/core/features.ts";
import { canMail } from "#worker/core/services.ts";
import { providerQuery } from "#worker/domains/sso/policy.ts";

/** What the page before the door has to know of the portal; nothing of any account. */
export async function findEntrance(act: Act): Promise<Entrance> {
  // Also for a browser whose session has ended, which is why it asks.
  const stranger = new Act({ ...act.circumstances, claims: null });
  const [[found], [provider], [kept]] = await stranger.read((db) => [
    db.all<{ isSetUp: number; switched: string }>(
      sql`select exists (select 1 from users where role = 'admin' and status = 'active' and removed_at is null) as isSetUp, ${featuresSwitched} as switched`,
    ),
    providerQuery(db),
    brandingQuery(db),
  ]);
  return {
    isSetUp: found?.isSetUp === 1,
    canMail: canMail(act),
    provider: provider?.isOn ? provider.label : null,
    isPlannerOpen: featuresOn(found?.switched ?? "{}").includes("openPlanner"),
    brand: brandOf(kept?.value),
  };
}
