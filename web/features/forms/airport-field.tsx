import { Autocomplete } from "@mantine/core";

import { AIRPORTS, findAirport } from "#contracts/airports.ts";
import { fold } from "#contracts/core/text.ts";
import { forms as copy } from "#web/copy/forms.ts";

type Props = {
  id: string;
  label: string | undefined;
  description: string;
  value?: string;
  onChange?: (text: string) => void;
};

const CODES = AIRPORTS.map(({ code }) => code);

/** Offers the airports we know by code, city or name; any other text stands as it is typed. */
export function AirportField({ description, ...props }: Props) {
  const known = findAirport(props.value);
  return (
    <Autocomplete
      {...props}
      description={known ? copy.airport(known.name, known.city) : description}
      data={CODES}
      autoComplete="off"
      autoCapitalize="words"
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: false, keepMounted: false }}
      filter={({ options, search }) =>
        options.filter((option) => "value" in option && matches(option.value, search))
      }
      renderOption={({ option }) => {
        const airport = findAirport(option.value);
        return airport ? copy.airportOption(airport.code, airport.city, airport.name) : option.value;
      }}
    />
  );
}

function matches(code: string, search: string): boolean {
  const airport = findAirport(code);
  const words = airport ? [airport.code, airport.city, airport.name, airport.country] : [code];
  return fold(words.join(" ")).includes(fold(search.trim()));
}
