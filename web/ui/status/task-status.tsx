import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconHandFinger,
  IconProgress,
} from "@tabler/icons-react";

import type { TaskStatus } from "#contracts/tasks/shapes.ts";
import { status as copy } from "#web/copy/status.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<TaskStatus, [Tone, IconPart]> = {
  completed: ["green", IconCircleCheck],
  in_progress: ["blue", IconProgress],
  pending: ["yellow", IconClock],
  your_turn: ["neutral", IconHandFinger],
  overdue: ["neutral", IconAlertTriangle],
};

export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const [tone, icon] = LOOK[status];
  return (
    <Badge tone={tone} icon={icon} isCaps>
      {copy.task(status)}
    </Badge>
  );
}
