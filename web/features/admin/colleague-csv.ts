import type { Colleague } from "#contracts/admin/shapes.ts";
import { DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { admin } from "#web/copy/admin.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";

import { shownStatus } from "./filter-colleagues.ts";

const copy = admin.colleagues;

/** The colleagues as a table; the day of creation is read in the viewer's zone. */
export function colleagueCsv(colleagues: readonly Colleague[], zone: string = viewerZone()): string {
  return toCsv(
    copy.header,
    colleagues.map((colleague): Cell[] => [
      colleague.fullName,
      colleague.email,
      colleague.jobTitle || DEFAULT_JOB_TITLE,
      colleague.isAdmin ? copy.yes : copy.no,
      shownStatus(colleague.status),
      colleague.assignedUsers,
      dateInZone(colleague.createdAt, zone),
    ]),
  );
}

/** `Jan 5, 2024`. */
export function shortUsDate(instant: Date, zone: string = viewerZone()): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: zone,
  }).format(instant);
}
