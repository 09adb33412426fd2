import { IconActivity, IconCircleCheck, IconClock, IconProgress } from "@tabler/icons-react";

import type { WorkspaceStatus } from "#contracts/workspaces/shapes.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<WorkspaceStatus, [Tone, IconPart]> = {
  active: ["neutral", IconActivity],
  in_progress: ["blue", IconProgress],
  completed: ["green", IconCircleCheck],
  pending: ["yellow", IconClock],
};

export function WorkspaceStatusBadge({ status }: { status: WorkspaceStatus }) {
  const [tone, icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {copy.workspace[status]}
    </Badge>
  );
}
