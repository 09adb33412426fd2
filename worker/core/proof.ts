import { and, eq, gt, isNull, or, sql } from "drizzle-orm";

import { SESSION_MS } from "#contracts/auth/terms.ts";
import type { FeatureName } from "#contracts/core/features-shapes.ts";
import type { Route } from "#contracts/core/route.ts";
import type { OwnerPanel } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";
import { type Permission, permissionsOf } from "#contracts/settings/permissions-shapes.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import type { Db } from "#db/client.ts";
import { apiConnections, sessions, settings, users } from "#db/schema.ts";
import { type Company, companyColumn, companyOf } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { featuresSwitched, featuresOn, refuseUnlessOn } from "#worker/core/features.ts";
import type { Claims } from "#worker/core/session.ts";
import { SETTINGS } from "#worker/core/settings.ts";

export type Proof = {
  user: typeof users.$inferSelect;
  kept: unknown;
  /** What the company has chosen for everybody, see `company.ts`. */
  company: string;
  /** What of the optional features somebody has switched, see `features.ts`. */
  switched: string;
  /** When the session was last used; null for a key and for the visitor of a demo. */
  lastSeenAt: Date | null;
};

/** The caller's row if the session is live and the account active, with what is kept of permissions; no row otherwise. */
export function proofOf(db: Db, claims: Claims, now: Date) {
  const isActive = and(eq(users.status, "active"), isNull(users.removedAt));
  const proof = {
    user: users,
    kept: settings.value,
    company: companyColumn,
    switched: featuresSwitched,
    lastSeenAt: sql<Date | null>`null`,
  };
  const keptForStaff = and(eq(users.role, "staff"), eq(settings.key, SETTINGS.permissions.key));
  if (claims.tokenHash !== null && claims.scopes) {
    return db
      .select(proof)
      .from(apiConnections)
      .innerJoin(users, eq(users.id, apiConnections.createdById))
      .leftJoin(settings, keptForStaff)
      .where(
        and(
          eq(apiConnections.keyHash, claims.tokenHash),
          eq(apiConnections.createdById, claims.userId),
          isNull(apiConnections.revokedAt),
          or(isNull(apiConnections.expiresAt), gt(apiConnections.expiresAt, now)),
          isActive,
        ),
      );
  }
  if (claims.tokenHash === null) {
    return db
      .select(proof)
      .from(users)
      .leftJoin(settings, keptForStaff)
      .where(and(eq(users.id, claims.userId), isActive));
  }
  return db
    .select({ ...proof, lastSeenAt: sql<Date | null>`${sessions.lastSeenAt}`.mapWith(sessions.lastSeenAt) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(settings, keptForStaff)
    .where(
      and(
        eq(sessions.tokenHash, claims.tokenHash),
        eq(sessions.userId, claims.userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isInUse(now),
        isActive,
      ),
    );
}

/** A session that has not lain unused for too long. */
export function isInUse(now: Date) {
  const at = now.getTime();
  return sql`${sessions.lastSeenAt} > case when ${sessions.isRemembered} then ${at - SESSION_MS.remembered.idle} else ${at - SESSION_MS.passing.idle} end`;
}

/** What the proof of a session tells of whoever asks. */
export type Standing = {
  readonly user: Proof["user"];
  readonly permissions: readonly Permission[];
  readonly company: Company;
  readonly features: readonly FeatureName[];
};

export function standingOf({ user, kept, company, switched }: Proof): Standing {
  return {
    user,
    permissions: permissionsOf(user.role, kept),
    company: companyOf(company),
    features: featuresOn(switched),
  };
}

/** What a company may have switched off, for everybody or of an owner's page. */
export type OfParts = { module?: Module | undefined; panel?: OwnerPanel | undefined };

/**
 * @throws Fault `module_off` for a part that is switched off, `wrong_state` for a feature that is; `forbidden` where the
 * route asks for more than somebody holds
 */
export function refuseBy(
  { user, permissions, company, features }: Standing,
  { permission, feature, module, panel }: Pick<Route, "permission" | "feature"> & OfParts,
): void {
  if (module && !company.modules.includes(module)) throw new Fault("module_off");
  if (panel && user.role === "customer" && !company.dashboard.shows[panel]) throw new Fault("module_off");
  refuseUnlessOn(features, feature);
  if (permission && user.role === "staff" && !permissions.includes(permission)) {
    throw new Fault("forbidden", `Your account does not have the permission “${PERMISSIONS[permission]}”.`);
  }
}
