import { IconBook2, IconHelpCircle, IconSearch } from "@tabler/icons-react";

import type { IconPart } from "#web/ui/badge.tsx";

import { type HelpIcon, iconOf } from "./article-text.ts";

import classes from "./help.module.css";

const ICONS: Record<HelpIcon, IconPart> = {
  HelpCircle: IconHelpCircle,
  BookOpen: IconBook2,
  Search: IconSearch,
};

/** A category's icon by the name the server gives it. */
export function CategoryIcon({ name }: { name: string }) {
  const icon = iconOf(name);
  const Icon = ICONS[icon];
  return (
    <span className={classes.tile} data-icon={icon} aria-hidden>
      <Icon size={20} stroke={1.75} />
    </span>
  );
}
