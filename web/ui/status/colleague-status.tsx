import { IconCircleCheck, IconCircleMinus, IconClock } from "@tabler/icons-react";

import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

/** Takes any text: what is neither active nor inactive is pending. */
export function ColleagueStatusBadge({ status }: { status: string }) {
  const [tone, icon]: [Tone, IconPart] =
    status === "active"
      ? ["green", IconCircleCheck]
      : status === "inactive"
        ? ["neutral", IconCircleMinus]
        : ["yellow", IconClock];
  return (
    <Badge tone={tone} icon={icon} isCaps>
      {copy.colleague(status)}
    </Badge>
  );
}
