import { IconCircleCheck, IconCircleX, IconClock, IconEyeSearch } from "@tabler/icons-react";

import type { DocumentStatus } from "#contracts/documents/shapes.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<DocumentStatus, [Tone, IconPart]> = {
  approved: ["green", IconCircleCheck],
  rejected: ["red", IconCircleX],
  pending: ["yellow", IconClock],
  "needs-review": ["blue", IconEyeSearch],
};

export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const [tone, icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {copy.document[status]}
    </Badge>
  );
}
