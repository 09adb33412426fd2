import { Input, TextInput } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { formatDate, formatLongDate } from "#web/core/dates.ts";
import { surroundings } from "#web/core/surroundings.ts";

import { CalendarButton } from "./calendar-button.tsx";
import { readTypedDate } from "./typed-date.ts";

const DatePicker = lazy(async () => ({ default: (await import("./date-picker.tsx")).DatePicker }));

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

/** The date that stands in a field, read as the account writes dates; null while it is empty or cannot be read. */
export function dateOf(text: string): CalendarDate | null {
  return readTypedDate(text, surroundings().language);
}

/**
 * A date to type or to pick. A click shows the calendar beside the field, arrow down and the button move into it.
 * What is typed is said in words below it, which stay so that nothing moves under the next press; on leaving, a date of
 * any order is written with its month in words.
 */
export function DateField({ text, onText, first, id, onOpenChange, error, description, ...props }: Props) {
  const { isRequired = false, isDisabled = false, placeholder = "" } = props;
  const [opened, setOpened] = useState<"no" | "beside" | "inside">("no");
  const [isTyped, setTyped] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const value = dateOf(text);

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

  const button = (
    <CalendarButton label={props.openLabel} isDisabled={isDisabled} onClick={() => open("inside")} />
  );
  const picker = (
    <Suspense fallback={button}>
      <DatePicker
        ref={calendar}
        opened={opened}
        onOpen={() => open("inside")}
        onDismiss={() => open("no")}
        label={props.openLabel}
        value={value}
        onPick={pick}
        first={first}
        isDisabled={isDisabled}
      />
    </Suspense>
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
        onChange={(event) => {
          setTyped(true);
          // The calendar lies over what is said of it.
          if (opened === "beside") open("no");
          onText(event.currentTarget.value);
        }}
        onClick={() => open("beside")}
        onBlur={(event) => leave(event.relatedTarget)}
        onKeyDown={onKeyDown}
      />
      {isTyped && (
        <Input.Description component="p" mt={4} aria-live="polite">
          {value && formatLongDate(value)}
        </Input.Description>
      )}
    </div>
  );
}
