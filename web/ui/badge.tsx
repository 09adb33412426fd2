import type { ComponentType, ReactNode } from "react";

import classes from "./badge.module.css";

export type Tone = "neutral" | "green" | "blue" | "yellow" | "red" | "ocean" | "urgent";
export type IconPart = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  "aria-hidden"?: boolean;
}>;

type Props = {
  tone?: Tone;
  icon?: IconPart;
  /** Upper-case words, set smaller. The words themselves must be upper case already. */
  isCaps?: boolean;
  children: ReactNode;
};

/** A soft label. Where it tells a status it has an icon: colour alone never carries the meaning. */
export function Badge({ tone = "neutral", icon: Icon, isCaps, children }: Props) {
  const names = [
    classes.badge,
    tone !== "neutral" && classes[tone],
    isCaps && classes.caps,
    !Icon && classes.plain,
  ];
  return (
    <span className={names.filter(Boolean).join(" ")} data-tone={tone}>
      {Icon && <Icon size={14} stroke={2} aria-hidden />}
      {children}
    </span>
  );
}
