import { IconAlertTriangle, IconCalendarX } from "@tabler/icons-react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { expiryOf } from "#contracts/documents/expiry.ts";
import { expiry as copy } from "#web/copy/expiry.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

type Props = { paper: { expiresOn: CalendarDate | null; arrivesOn: CalendarDate } };

/** Marks a paper that has lapsed, will soon, or before the end of its journey; nothing where all is well. */
export function ExpiryMark({ paper: { expiresOn, arrivesOn } }: Props) {
  const today = useToday();
  if (expiresOn === null) return null;
  const { state, days } = expiryOf(expiresOn, today, arrivesOn);
  if (state === "good") return null;
  const day = formatDate(expiresOn);
  if (state === "soon") {
    return (
      <Badge tone="yellow" icon={IconAlertTriangle}>
        {copy.soon(days)}
      </Badge>
    );
  }
  return (
    <Badge tone="red" icon={state === "expired" ? IconCalendarX : IconAlertTriangle}>
      {state === "expired" ? copy.expired(day) : copy.beforeArrival(day)}
    </Badge>
  );
}
