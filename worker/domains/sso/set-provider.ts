import { and, eq, sql } from "drizzle-orm";

import type { FieldErrors } from "#contracts/core/errors.ts";
import { isSame } from "#contracts/core/same.ts";
import type { Provider, ProviderDraft } from "#contracts/sso/shapes.ts";
import { domainOf } from "#contracts/sso/terms.ts";
import { identities, identityProviders, passwords, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { canMail } from "#worker/core/services.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { administratorsQuery, toProvider } from "./internal/provider.ts";
import { PROVIDER_ID, type ProviderRow, providerQuery, sealingOf } from "./policy.ts";

const NOBODY_YET =
  "Sign in with the provider once before it is asked of everybody: nobody has with this issuer yet.";

/**
 * @throws Fault `invalid_input` for what keeps it from being on; `wrong_state` where it would be asked of everybody and
 * nobody has shown that it works; `stale_version` where somebody was faster
 */
export async function setProvider(act: Act, draft: ProviderDraft): Promise<Provider> {
  const { vault, origin } = act.circumstances;
  const issuer = draft.issuer;
  const [[before], administrators, [bound], withPassword] = await act.read((db) => [
    providerQuery(db),
    administratorsQuery(db),
    db.select({ userId: identities.userId }).from(identities).where(eq(identities.issuer, issuer)).limit(1),
    db
      .select({ userId: passwords.userId })
      .from(passwords)
      .innerJoin(users, and(eq(users.id, passwords.userId), eq(users.role, "admin"))),
  ]);
  if ((before?.version ?? 0) !== draft.version) throw new Fault("stale_version");
  const isOtherIssuer = before !== undefined && before.issuer !== issuer;
  const kept = isOtherIssuer ? null : (before?.sealedSecret ?? null);
  const sealedSecret =
    draft.clientSecret === "" ? kept : await vault.encrypt(draft.clientSecret, sealingOf(issuer));
  refuseUnlessWhole(act, draft, sealedSecret);
  if (draft.isOn && draft.isRequired) {
    const hasWay = (id: number) => canMail(act) || withPassword.some(({ userId }) => userId === id);
    const isKept = administrators.some(
      ({ id, email }) =>
        (draft.keeperIds.includes(id) || !draft.domains.includes(domainOf(email))) && hasWay(id),
    );
    if (!isKept)
      throw badFields({ keeperIds: "Choose an administrator who can get in without the provider" });
    if (!bound) throw new Fault("wrong_state", NOBODY_YET);
  }
  const row = {
    isOn: draft.isOn,
    issuer,
    clientId: draft.oidcClientId,
    sealedSecret,
    domains: [...new Set(draft.domains)],
    isRequired: draft.isRequired,
    keeperIds: [...new Set(draft.keeperIds)],
    isSecondStep: draft.isSecondStep,
    label: draft.label,
    changedAt: act.now,
    version: draft.version + 1,
  } satisfies Partial<ProviderRow>;
  if (before && draft.clientSecret === "" && isSame(told(before), told(row)))
    return toProvider(before, administrators, origin);
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select version from identity_providers where id = ${PROVIDER_ID}), 0) = ${draft.version}`,
    ),
    record(act, db, {
      kind: "setting.changed",
      subject: "Single sign on",
      data: {
        ...(before && { before: told(before) }),
        after: { ...told(row), ...(draft.clientSecret !== "" && { clientSecret: "changed" }) },
      },
    }),
    db
      .insert(identityProviders)
      .values({ id: PROVIDER_ID, ...row })
      .onConflictDoUpdate({ target: identityProviders.id, set: row }),
    db.delete(identities).where(sql`${identities.issuer} <> ${issuer}`),
  ]);
  return toProvider({ id: PROVIDER_ID, ...row }, administrators, origin);
}

function refuseUnlessWhole(act: Act, draft: ProviderDraft, sealedSecret: string | null): void {
  const problem = draft.issuer === "" ? null : act.circumstances.identityProviders.problemWith(draft.issuer);
  const fields: FieldErrors = {
    ...(problem !== null && { issuer: problem }),
    ...(draft.isOn && {
      ...(draft.issuer === "" && { issuer: "Please enter the issuer" }),
      ...(draft.oidcClientId === "" && { oidcClientId: "Please enter the client ID" }),
      ...(sealedSecret === null && { clientSecret: "Please enter the client secret" }),
      ...(draft.domains.length === 0 && { domains: "Please enter at least one domain" }),
    }),
  };
  if (Object.keys(fields).length > 0) throw badFields(fields);
}

/** What the record says of a set-up: all but the secret. */
function told(
  row: Omit<ProviderRow, "id" | "sealedSecret" | "changedAt" | "version">,
): Record<string, unknown> {
  const { isOn, issuer, clientId, domains, isRequired, keeperIds, isSecondStep, label } = row;
  return { isOn, issuer, clientId, domains, isRequired, keeperIds, isSecondStep, label };
}
