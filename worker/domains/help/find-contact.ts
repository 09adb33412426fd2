import type { ContactShown } from "#contracts/settings/contact-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

export async function findContact(act: Act): Promise<ContactShown> {
  const [found] = await act.read((db) => [settingQuery(db, SETTINGS.contact.key)]);
  const { email, phone } = SETTINGS.contact.of(found[0]?.value);
  return { email, phone };
}
