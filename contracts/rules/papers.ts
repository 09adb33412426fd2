import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import type { RecordKind } from "./record-kinds.ts";
import type { EventRule } from "./rule.ts";
import type { LeadTime } from "./types.ts";

/**
 * What somebody else has to issue or to find, and how soon nobody has it at hand: no permit and no result comes over
 * night. The days are a margin of this product's own, for where no authority tells a time.
 */
const ISSUED_BY_OTHERS: Partial<Record<RecordKind, number>> = {
  animal_health_certificate: 0,
  health_certificate: 0,
  usda_endorsement: 0,
  cdc_us_vaccination_certification: 0,
  cdc_foreign_vaccination_certification: 0,
  screwworm_certificate: 0,
  residence_certificate: 0,
  commercial_certificate: 0,
  export_inspection: 0,
  cdc_facility_reservation: 1,
  border_notification: 1,
  quarantine_reservation: 1,
  rnatt_declaration: 3,
  import_permit: 3,
  leishmania_test: 3,
  brucella_test: 3,
  blood_tests: 3,
};

/** How long others need for it; null where nobody tells, undefined for what nobody else issues. */
export function leadOf({ lead, record }: EventRule): LeadTime | null | undefined {
  if (lead) return lead;
  return ISSUED_BY_OTHERS[record] === undefined ? undefined : null;
}

/** The day on which it can be at hand, acting today. */
export function readyOn({ lead, record }: EventRule, today: CalendarDate): CalendarDate {
  return addDays(today, lead?.days ?? ISSUED_BY_OTHERS[record] ?? 0);
}

/** What a paper is called in a sentence. */
export const nameOf = (kind: RecordKind): string =>
  kind
    .replaceAll("_", " ")
    .replace(/^eu /, "EU ")
    .replace(/^cdc us /, "CDC U.S. ")
    .replace(/^cdc /, "CDC ")
    .replace(/^usda /, "USDA ");
