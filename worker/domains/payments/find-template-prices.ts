import { and, eq, isNull } from "drizzle-orm";

import type { TemplatePrices } from "#contracts/payments/prices-shapes.ts";
import type { Db } from "#db/client.ts";
import { templates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

/** @throws Fault `not_found` for a template that is missing or put away. */
export async function findTemplatePrices(
  act: Act,
  { templateId }: { templateId: number },
): Promise<TemplatePrices> {
  const [[template], company] = await act.read((db) => [
    templateToPrice(db, templateId),
    settingQuery(db, SETTINGS.priceList.key),
  ]);
  if (!template) throw new Fault("not_found");
  const { name, prices, version } = template;
  return { templateId, name, own: prices, company: SETTINGS.priceList.of(company[0]?.value).prices, version };
}

export function templateToPrice(db: Db, templateId: number) {
  return db
    .select({ name: templates.name, prices: templates.prices, version: templates.version })
    .from(templates)
    .where(and(eq(templates.id, templateId), isNull(templates.archivedAt)));
}
