import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { ComponentPropsWithRef, ReactNode } from "react";

import classes from "./icon-button.module.css";

type Props = ActionIconProps &
  Omit<ComponentPropsWithRef<"button">, keyof ActionIconProps | "title"> & {
    /** What the button does: its accessible name and its tooltip. */
    label: string;
    /** Where the tooltip stands; `end` for buttons at the right edge. */
    tip?: "center" | "end" | "start";
    children: ReactNode;
  };

/** A button that is only an icon, with its tooltip in CSS: the floating kind would weigh more than the shell. */
export function IconButton({ label, tip = "center", children, className, ...rest }: Props) {
  return (
    <ActionIcon
      {...rest}
      aria-label={label}
      className={[classes.button, className].filter(Boolean).join(" ")}
    >
      {children}
      <span className={`${classes.tip} ${classes[tip]}`} aria-hidden>
        {label}
      </span>
    </ActionIcon>
  );
}
