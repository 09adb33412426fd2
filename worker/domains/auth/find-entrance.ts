import { sql } from "drizzle-orm";

import type { Entrance } from "#contracts/auth/shapes.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import { Act, type UserRow } from "#worker/core/act.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { featuresSwitched, featuresOn } from "#worker/core/features.ts";
import { canMail } from "#worker/core/services.ts";
import { providerQuery } from "#worker/domains/sso/policy.ts";

/** What the page before the door has to know of the portal, and whether this browser has come in already. */
export async function findEntrance(act: Act): Promise<Entrance> {
  try {
    const { claims, isDemo } = act.circumstances;
    const isHere = claims !== null && !isDemo;
    return await entranceFor(isHere ? act : null, act);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== "unauthorized") throw error;
    // A session that has ended is why it asks.
    return entranceFor(null, act);
  }
}

async function entranceFor(known: Act | null, act: Act): Promise<Entrance> {
  const asking = known ?? new Act({ ...act.circumstances, claims: null });
  const [[found], [provider], [kept]] = await asking.read((db) => [
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
    here: known && hereOf(known.user),
    brand: brandOf(kept?.value),
  };
}

const hereOf = ({ fullName, email, role }: UserRow): Entrance["here"] => ({ fullName, email, role });
