import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Holds from everybody's next call on. @throws Fault `stale_version`. */
export function setContact(act: Act, draft: CompanyContact): Promise<CompanyContact> {
  return changeSetting(act, SETTINGS.contact, draft);
}
