import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

import { IconButton } from "./icon-button.tsx";

type Props = Omit<ComponentPropsWithRef<"button">, "color" | "style"> & {
  label: string;
  isDisabled: boolean;
};

/** Opens the calendar of a date field. */
export function CalendarButton({ label, isDisabled, ...rest }: Props) {
  return (
    <IconButton {...rest} label={label} tip="end" size={28} disabled={isDisabled}>
      <IconChevronDown size={16} aria-hidden />
    </IconButton>
  );
}
