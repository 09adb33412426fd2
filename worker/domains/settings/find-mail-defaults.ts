import type { MailDefaults } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { mailDefaultsQuery, toMailDefaults } from "#worker/domains/notifications/mail-defaults.ts";

/** How the company tells its people, for those who have not chosen themselves. */
export async function findMailDefaults(act: Act): Promise<MailDefaults> {
  const [found] = await act.read((db) => [mailDefaultsQuery(db)]);
  return toMailDefaults(found);
}
