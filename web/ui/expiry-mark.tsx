import { IconAlertTriangle, IconCalendarX } from "@tabler/icons-react";

import type { CalendarDate } from "#contracts/core/dates.ts";
import { expiryOf } from "#contracts/paper-expiry.ts";
import { expiry as copy } from "#web/copy/expiry.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

type Props = { expiresOn: CalendarDate | null; departureDate?: CalendarDate | null };

/** Marks a paper that has lapsed, will soon, or before the journey; nothing where all is well. */
export function ExpiryMark({ expiresOn, departureDate }: Props) {
  const today = useToday();
  if (expiresOn === null) return null;
  const { state, days } = expiryOf(expiresOn, today, departureDate);
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
      {state === "expired" ? copy.expired(day) : copy.beforeTravel(day)}
    </Badge>
  );
}
