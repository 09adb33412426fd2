import { eq } from "drizzle-orm";

import type { SignInPolicy } from "#contracts/settings.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { policyOf, SECURITY_KEY } from "#worker/domains/auth/policy.ts";

export async function findSignInPolicy(act: Act): Promise<SignInPolicy> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, SECURITY_KEY)),
  ]);
  return policyOf(found?.value);
}
