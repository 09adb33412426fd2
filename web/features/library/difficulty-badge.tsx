import { IconStairs, IconStairsUp, IconWalk } from "@tabler/icons-react";

import type { LibraryDifficulty } from "#contracts/templates/shapes.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

const LOOK: Record<LibraryDifficulty, [Tone, IconPart]> = {
  Easy: ["green", IconWalk],
  Medium: ["yellow", IconStairs],
  Complex: ["red", IconStairsUp],
};

export function DifficultyBadge({ difficulty }: { difficulty: LibraryDifficulty }) {
  const [tone, icon] = LOOK[difficulty];
  return (
    <Badge tone={tone} icon={icon}>
      {difficulty}
    </Badge>
  );
}
