import type { SignInPolicy } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Whether colleagues need a second step to sign in. */
export function findSignInPolicy(act: Act): Promise<SignInPolicy> {
  return readSetting(act, SETTINGS.signInPolicy);
}
