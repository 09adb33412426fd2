import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import type { RecordKind } from "./record-kinds.ts";
import type { EventRule } from "./rule.ts";
import type { LeadTime, Span } from "./types.ts";

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

const OF_THIS_JOURNEY = "find out whether it is of this journey.";

/**
 * What is had for one journey, or runs out, where no authority tells how long before it may be had: from then on it is
 * asked. The spans are a margin of this product's own.
 */
export const ASKED_WHEN_OLD: Partial<Record<RecordKind, { after: Span; asks: string }>> = {
  border_notification: { after: { days: 60 }, asks: OF_THIS_JOURNEY },
  advance_notification: { after: { days: 180 }, asks: OF_THIS_JOURNEY },
  health_certificate: { after: { days: 30 }, asks: OF_THIS_JOURNEY },
  route_booking: { after: { months: 12 }, asks: OF_THIS_JOURNEY },
  quarantine_reservation: { after: { months: 12 }, asks: OF_THIS_JOURNEY },
  cdc_facility_reservation: { after: { months: 12 }, asks: OF_THIS_JOURNEY },
  internal_parasites_second: { after: { days: 90 }, asks: "was it given again since?" },
  external_parasites_start: {
    after: { days: 180 },
    asks: "was it kept up without a gap? Then enter the day from which it was given last.",
  },
  core_vaccines: { after: { months: 12 }, asks: "enter the last day on which they are valid." },
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
