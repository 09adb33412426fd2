import { Popover, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { IconCalendarEvent, IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates.ts";
import { calendar as copy } from "#web/copy/calendar.ts";
import { formatDate } from "#web/core/dates.ts";

import { IconButton } from "./icon-button.tsx";
import { readTypedDate } from "./typed-date.ts";

type Props = {
  label: ReactNode;
  /** What stands in the field, as typed or as picked; `dateOf` reads it. */
  text: string;
  onText: (text: string) => void;
  /** The first day that may be picked; what is typed is checked by the form. */
  first?: CalendarDate;
  /** The name of the button that opens the calendar, and of the calendar. */
  openLabel: string;
  /** A modal must not close on the Escape that closes the calendar, so it is told when the calendar is open. */
  onOpenChange?: (isOpen: boolean) => void;
  placeholder?: string;
  error?: ReactNode;
  description?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
};

/** The date that stands in a field; null while it is empty or cannot be read. */
export function dateOf(text: string): CalendarDate | null {
  return readTypedDate(text, navigator.language);
}

/**
 * A date to type or to pick. A click shows the calendar beside the field, arrow down and the button move into it.
 * On leaving, a date that was typed in any order is written with its month in words.
 */
export function DateField({ text, onText, first, id, onOpenChange, error, description, ...props }: Props) {
  const { isRequired = false, isDisabled = false, placeholder = "" } = props;
  const [opened, setOpened] = useState<"no" | "beside" | "inside">("no");
  const field = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const value = dateOf(text);
  const opensAt = value ?? first;

  const open = (how: typeof opened) => {
    setOpened(how);
    onOpenChange?.(how !== "no");
  };
  const pick = (date: CalendarDate | null) => {
    if (date) onText(formatDate(date));
    open("no");
    field.current?.querySelector("input")?.focus();
  };
  const leave = (to: EventTarget | null) => {
    const stays = to instanceof Node && [field, calendar].some(({ current }) => current?.contains(to));
    if (stays) return;
    open("no");
    if (value) onText(formatDate(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      open("inside");
    }
    if (event.key === "Escape" || event.key === "Enter") open("no");
  };

  const picker = (
    <Popover
      opened={opened !== "no" && !isDisabled}
      onDismiss={() => open("no")}
      closeOnClickOutside={opened === "inside"}
      trapFocus={opened === "inside"}
      returnFocus={opened === "inside"}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <IconButton
          label={props.openLabel}
          tip="end"
          size={28}
          disabled={isDisabled}
          onClick={() => open("inside")}
        >
          <IconChevronDown size={16} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown ref={calendar}>
        <DatePicker
          value={value}
          onChange={pick}
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

  return (
    <div ref={field}>
      <TextInput
        {...(id && { id })}
        label={props.label}
        placeholder={placeholder}
        value={text}
        error={error}
        description={description}
        withAsterisk={isRequired}
        aria-required={isRequired}
        disabled={isDisabled}
        autoComplete="off"
        leftSection={<IconCalendarEvent size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        rightSection={picker}
        onChange={(event) => onText(event.currentTarget.value)}
        onClick={() => open("beside")}
        onBlur={(event) => leave(event.relatedTarget)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
