import { IconAlertTriangle, IconBan, IconCircleCheck, IconPencil, IconSend } from "@tabler/icons-react";

import type { InvoiceStatus } from "#contracts/billing/shapes.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<InvoiceStatus, [Tone, IconPart]> = {
  paid: ["green", IconCircleCheck],
  sent: ["blue", IconSend],
  draft: ["neutral", IconPencil],
  overdue: ["red", IconAlertTriangle],
  void: ["neutral", IconBan],
};

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const [tone, icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {copy.invoice[status]}
    </Badge>
  );
}
