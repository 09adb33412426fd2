import { IconCat, IconDog, IconFish, IconPaw } from "@tabler/icons-react";

import type { PetType } from "#contracts/workspaces/shapes.ts";

import type { IconPart } from "./badge.tsx";
import { IconBird, IconRabbit } from "./icons.tsx";

import classes from "./species.module.css";

const ICONS: Record<PetType, IconPart> = {
  dog: IconDog,
  cat: IconCat,
  bird: IconBird,
  rabbit: IconRabbit,
  fish: IconFish,
  reptile: IconPaw,
  hamster: IconPaw,
  ferret: IconPaw,
  other: IconPaw,
};

/** The kind of animal as a tile. The words beside it say the same, so it is hidden from screen readers. */
export function SpeciesTile({ petType, size = 36 }: { petType: PetType; size?: number }) {
  const Icon = ICONS[petType];
  return (
    <span className={classes.tile} style={{ width: size, height: size }} aria-hidden>
      <Icon size={Math.round(size * 0.56)} stroke={1.75} />
    </span>
  );
}
