import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

export function findContact(act: Act): Promise<CompanyContact> {
  return readSetting(act, SETTINGS.contact);
}
