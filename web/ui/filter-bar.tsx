import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";

import { LIMITS } from "#contracts/core/limits.ts";

type SearchProps = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  className?: string | undefined;
};

/** What a list is searched for; `useSettledText` tells of it once typing rests. */
export function SearchField({ label, placeholder = label, text, onText, className }: SearchProps) {
  return (
    <TextInput
      className={className ?? ""}
      type="search"
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      maxLength={LIMITS.search}
      enterKeyHint="search"
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

const ALL = "all";

type ChoiceProps<T extends string> = {
  label: string;
  /** What is shown where nothing is chosen. */
  all: string;
  options: readonly T[];
  wordOf: (option: T) => string;
  value: T | undefined;
  onValue: (value: T | undefined) => void;
};

/** Narrows a list to one of a few kinds, or shows all of them. */
export function FilterChoice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, options, wordOf, value, onValue } = props;
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value ?? ALL}
      data={[{ value: ALL, label: all }, ...options.map((one) => ({ value: one, label: wordOf(one) }))]}
      onChange={(event) => onValue(options.find((one) => one === event.currentTarget.value))}
    />
  );
}
