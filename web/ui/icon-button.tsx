import type { ComponentPropsWithRef, ReactNode } from "react";

import classes from "./icon-button.module.css";

type Props = Omit<ComponentPropsWithRef<"button">, "title" | "type"> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** Where the tooltip stands; `end` for buttons at the right edge. */
  tip?: "center" | "end" | "start";
  /** Its edge in pixels; 28 in dense places, 44 for a thumb. */
  size?: number;
  children: ReactNode;
};

/**
 * A button that is only an icon, quiet until it is reached for, with its tooltip in CSS: the floating kind would weigh
 * more than the whole frame.
 */
export function IconButton({ label, tip = "center", size = 32, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[classes.button, className].filter(Boolean).join(" ")}
      style={{ width: size, height: size }}
    >
      {children}
      <span className={`${classes.tip} ${classes[tip]}`} aria-hidden>
        {label}
      </span>
    </button>
  );
}
