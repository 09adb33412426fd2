import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { CONTACT } from "#worker/core/company-facts.ts";

import { changeFact } from "./internal/change-fact.ts";

/** Holds from everybody's next call on. @throws Fault `stale_version`. */
export function setContact(act: Act, draft: CompanyContact): Promise<CompanyContact> {
  return changeFact(act, CONTACT, draft);
}
