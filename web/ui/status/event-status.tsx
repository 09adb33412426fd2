import {
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconPlaneInflight,
  IconRosetteDiscountCheck,
} from "@tabler/icons-react";

import type { EventStatus } from "#contracts/schedule/shapes.ts";
import { EVENT_STATUSES } from "#contracts/schedule/terms.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<EventStatus, [Tone, IconPart]> = {
  scheduled: ["blue", IconCalendarEvent],
  confirmed: ["ocean", IconRosetteDiscountCheck],
  "in-transit": ["ocean", IconPlaneInflight],
  completed: ["green", IconCircleCheck],
  cancelled: ["neutral", IconCircleOff],
};

/** A status this version does not know keeps its own word, in a neutral style. */
export function EventStatusBadge({ status }: { status: string }) {
  const known = EVENT_STATUSES.find((one) => one === status);
  const [tone, icon]: [Tone, IconPart] = known ? LOOK[known] : ["neutral", IconCircleDashed];
  return (
    <Badge tone={tone} icon={icon}>
      {known ? copy.event[known] : status}
    </Badge>
  );
}
