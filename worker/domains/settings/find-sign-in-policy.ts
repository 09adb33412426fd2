import type { SignInPolicy } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { settingQuery } from "#worker/core/settings.ts";
import { policyOf, SECURITY_KEY } from "#worker/domains/auth/policy.ts";

export async function findSignInPolicy(act: Act): Promise<SignInPolicy> {
  const [[found]] = await act.read((db) => [settingQuery(db, SECURITY_KEY)]);
  return policyOf(found?.value);
}
