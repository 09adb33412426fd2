import {
  IconActivity,
  IconCircleCheck,
  IconClock,
  IconPlaneArrival,
  IconProgress,
} from "@tabler/icons-react";

import type { WorkspaceStage } from "#contracts/workspaces/shapes.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<WorkspaceStage, [Tone, IconPart]> = {
  active: ["neutral", IconActivity],
  in_progress: ["blue", IconProgress],
  ready: ["green", IconCircleCheck],
  arrived: ["green", IconPlaneArrival],
  completed: ["green", IconCircleCheck],
  pending: ["yellow", IconClock],
};

export function WorkspaceStatusBadge({ stage }: { stage: WorkspaceStage }) {
  const [tone, icon] = LOOK[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {copy.stage[stage]}
    </Badge>
  );
}
