import { Select, type SelectProps } from "@mantine/core";

import { lookingFor } from "#contracts/core/fold.ts";
import { type Asked, isAnswered } from "#web/core/asked.ts";

import { FailedNote } from "./failed-note.tsx";

type Props = Omit<
  SelectProps,
  "data" | "onChange" | "searchable" | "searchValue" | "onSearchChange" | "filter" | "nothingFoundMessage"
> & {
  choice: {
    asked: Asked;
    options: { value: string; label: string }[];
    isSearched: boolean;
    text: string;
    setText: (text: string) => void;
    keep: (value: string | null) => void;
  };
  /** What is chosen among, as it begins the sentence that it could not be loaded. */
  what: string;
  words: { noMatch: string; searching: string };
  onChange: (value: string | null) => void;
};

/** A choice among more than a page holds: what is typed is looked for on the server where not all is here. */
export function SearchedSelect({ choice, what, words, onChange, ...rest }: Props) {
  const { asked, options, isSearched, text, setText, keep } = choice;
  return (
    <div>
      <Select
        {...rest}
        data={options}
        searchable
        searchValue={text}
        onSearchChange={setText}
        filter={({ options: all, search }) => {
          const isWanted = lookingFor(search);
          // What is chosen stays an option, and is no answer to another question.
          return all.filter(
            (one) => "label" in one && ((isSearched && one.value !== rest.value) || isWanted(one.label)),
          );
        }}
        nothingFoundMessage={isAnswered(asked) ? words.noMatch : asked.isFetching ? words.searching : null}
        onChange={(value) => {
          keep(value);
          onChange(value);
        }}
      />
      <FailedNote failed={asked} what={what} />
    </div>
  );
}
