import {
  IconActivity,
  IconCircleCheck,
  IconClock,
  IconEyeCheck,
  IconPencil,
  IconPlaneArrival,
  IconProgressCheck,
} from "@tabler/icons-react";

import { manage as copy } from "#web/copy/manage.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

import type { ManageStatus } from "./manage-status.ts";

const LOOK: Record<ManageStatus, [Tone, IconPart]> = {
  Active: ["blue", IconActivity],
  "In Review": ["yellow", IconEyeCheck],
  Ready: ["green", IconProgressCheck],
  Arrived: ["green", IconPlaneArrival],
  Completed: ["green", IconCircleCheck],
  Pending: ["neutral", IconClock],
};

export function ManageStatusBadge({ status }: { status: ManageStatus }) {
  const [tone, icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  );
}

export function TemplateStatusBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="green" icon={IconCircleCheck}>
      {copy.templates.active}
    </Badge>
  ) : (
    <Badge icon={IconPencil}>{copy.templates.draft}</Badge>
  );
}
