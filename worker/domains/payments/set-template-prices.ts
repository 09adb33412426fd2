import { eq, sql } from "drizzle-orm";

import { isSame } from "#contracts/core/same.ts";
import type { Prices, TemplatePrices } from "#contracts/payments/prices-shapes.ts";
import { templates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { findTemplatePrices } from "./find-template-prices.ts";

type Input = { templateId: number; prices: Prices | null; version: number };

/** New journeys of the template begin with them. @throws Fault `not_found`; `stale_version` with what is set now. */
export async function setTemplatePrices(act: Act, input: Input): Promise<TemplatePrices> {
  const { templateId, prices, version } = input;
  const before = await findTemplatePrices(act, { templateId });
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  if (isSame(before.own, prices)) return before;
  grant(act, "editTemplates");
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from templates where id = ${templateId} and version = ${version})`),
    db
      .update(templates)
      .set({ prices, version: version + 1 })
      .where(eq(templates.id, templateId)),
    record(act, db, {
      kind: "template.updated",
      subject: before.name,
      data: { before: { prices: before.own }, after: { prices } },
    }),
  ]);
  return { ...before, own: prices, version: version + 1 };
}
