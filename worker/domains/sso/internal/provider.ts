import { and, asc, eq, isNull } from "drizzle-orm";

import type { Provider } from "#contracts/sso/shapes.ts";
import { DEFAULT_LABEL } from "#contracts/sso/terms.ts";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { type ProviderRow, redirectUriOf } from "#worker/domains/sso/policy.ts";

export const administratorsQuery = (db: Db) =>
  db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.status, "active"), isNull(users.removedAt)))
    .orderBy(asc(users.nameKey), asc(users.id));

export function toProvider(
  row: ProviderRow | undefined,
  administrators: Provider["administrators"],
  origin: string,
): Provider {
  const redirectUri = redirectUriOf(origin);
  if (!row) {
    return {
      isOn: false,
      issuer: "",
      oidcClientId: "",
      hasSecret: false,
      domains: [],
      isRequired: false,
      keeperIds: [],
      isSecondStep: false,
      label: DEFAULT_LABEL,
      redirectUri,
      changedAt: null,
      administrators,
      version: 0,
    };
  }
  const { isOn, issuer, clientId, domains, isRequired, keeperIds, isSecondStep, label, changedAt, version } =
    row;
  return {
    isOn,
    issuer,
    oidcClientId: clientId,
    domains,
    isRequired,
    keeperIds,
    isSecondStep,
    label,
    changedAt,
    version,
    hasSecret: row.sealedSecret !== null,
    redirectUri,
    administrators,
  };
}
