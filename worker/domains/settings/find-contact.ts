import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { CONTACT } from "#worker/core/company-facts.ts";

import { findFact } from "./internal/change-fact.ts";

export function findContact(act: Act): Promise<CompanyContact> {
  return findFact(act, CONTACT);
}
