import type { TagColor } from "#contracts/tags/shapes.ts";

import { Badge, type Tone } from "./badge.tsx";

const TONES: Readonly<Record<TagColor, Tone>> = {
  gray: "neutral",
  ocean: "ocean",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  orange: "urgent",
  red: "red",
};

/** How a tag is coloured; its name says what it is. */
export const toneOfTag = (color: TagColor): Tone => TONES[color];

export function TagBadge({ name, color }: { name: string; color: TagColor }) {
  return (
    <Badge tone={TONES[color]}>
      <span dir="auto">{name}</span>
    </Badge>
  );
}
