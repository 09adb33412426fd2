import type { ContactShown } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { CONTACT } from "#worker/core/company-facts.ts";

export async function findContact(act: Act): Promise<ContactShown> {
  const [found] = await act.read((db) => [CONTACT.query(db)]);
  const { email, phone } = CONTACT.of(found);
  return { email, phone };
}
