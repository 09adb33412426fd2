import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type KeyboardEvent, useId, useState } from "react";

import type { Airport } from "#contracts/airports/shapes.ts";
import { AIRPORTS, AIRPORTS_OFFERED } from "#contracts/airports/terms.ts";
import { lookingFor } from "#contracts/core/fold.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";

import classes from "./airport-field.module.css";

type Props = Omit<TextInputProps, "value" | "onChange"> & {
  value?: string;
  /** Takes a text, as `getInputProps` of a form does beside an event. */
  onChange?: (text: string) => void;
};

/** How long the typing rests before the server is asked, in milliseconds. */
const PAUSE_MS = 200;

const CODE = /^[a-z]{3}$/i;

/**
 * Offers airports by code, city, name or country, the frequent ones at once and all others from the server; any other
 * text stands as it is typed. A list of its own, since Mantine's floating one weighs more than the whole form.
 */
export function AirportField({ value = "", onChange, description, ...props }: Props) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const airports = useAirports(value, isOpen);
  const known = airports.find(({ code }) => code === value.trim().toUpperCase());
  const offered = isOpen && !known ? airports : [];
  const isShown = offered.length > 0;

  const type = (text: string) => {
    onChange?.(text);
    setActive(-1);
    setOpen(true);
  };
  const pick = (code: string) => {
    onChange?.(code);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
    if (!isShown) {
      if (event.key === "ArrowDown") setOpen(true);
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const chosen = event.key === "Enter" ? offered[active] : undefined;
    if (step !== 0) setActive((active + step + offered.length) % offered.length);
    if (chosen) pick(chosen.code);
    if (step !== 0 || chosen) event.preventDefault();
  };

  return (
    <div className={classes.field}>
      <TextInput
        {...props}
        value={value}
        description={known ? copy.airport(known.name, known.city) : description}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        // Escape closes the list and not the drawer around it.
        data-mantine-stop-propagation={isShown || undefined}
        autoComplete="off"
        autoCapitalize="words"
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={copy.airports} className={classes.list} hidden={!isShown}>
        {offered.map((airport, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
          <div
            key={airport.code}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(airport.code)}
          >
            <b>{airport.code}</b>
            {copy.airport(airport.name, airport.city)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a text may mean, the frequent airports first. A text that may be a code is looked up although nobody types. */
function useAirports(text: string, isOpen: boolean): readonly Airport[] {
  const wanted = text.trim();
  const [q] = useDebouncedValue(wanted, PAUSE_MS);
  const isAsked = q !== "" && (isOpen || CODE.test(q));
  const { data = [] } = trpc.airports.search.useQuery({ q }, { enabled: isAsked });
  const frequent = AIRPORTS.filter((airport) => matches(airport, wanted));
  if (!isAsked || q !== wanted) return frequent;
  const others = data.filter(({ code }) => !frequent.some((airport) => airport.code === code));
  return [...frequent, ...others].slice(0, AIRPORTS_OFFERED);
}

function matches({ code, city, name, country }: Airport, search: string): boolean {
  return lookingFor(search)(code, city, name, country);
}
