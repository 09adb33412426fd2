import { Popover } from "@mantine/core";
import { DatePicker as Calendar } from "@mantine/dates";
import type { Ref } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { calendar as copy } from "#web/copy/calendar.ts";

import { CalendarButton } from "./calendar-button.tsx";

type Props = {
  /** `beside` leaves the focus in the field, `inside` moves it into the calendar. */
  opened: "no" | "beside" | "inside";
  onOpen: () => void;
  onDismiss: () => void;
  label: string;
  value: CalendarDate | null;
  onPick: (date: CalendarDate | null) => void;
  /** The first day that may be picked. */
  first: CalendarDate | undefined;
  isDisabled: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The button of a date field and its calendar; a part of its own, since the calendar is heavier than all else of a form. */
export function DatePicker({
  opened,
  onOpen,
  onDismiss,
  label,
  value,
  onPick,
  first,
  isDisabled,
  ref,
}: Props) {
  const opensAt = value ?? first;
  return (
    <Popover
      opened={opened !== "no" && !isDisabled}
      onDismiss={onDismiss}
      closeOnClickOutside={opened === "inside"}
      trapFocus={opened === "inside"}
      returnFocus={opened === "inside"}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <CalendarButton label={label} isDisabled={isDisabled} onClick={onOpen} />
      </Popover.Target>
      <Popover.Dropdown ref={ref}>
        <Calendar
          value={value}
          onChange={onPick}
          ariaLabels={copy}
          firstDayOfWeek={1}
          // A free day is as good a day to fly as any other.
          weekendDays={[]}
          highlightToday
          // The field keeps the focus, and with it the calendar, while a day is picked by mouse.
          onMouseDown={(event) => event.preventDefault()}
          {...(opensAt && { defaultDate: opensAt })}
          {...(first && { minDate: first })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
