import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { HelpCategory } from "#contracts/help/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import classes from "./help.module.css";

type BoxProps = { label: string; placeholder: string; text: string; onText: (text: string) => void };

/** The box that both help screens begin with. */
export function SearchBox({ label, placeholder, text, onText }: BoxProps) {
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      enterKeyHint="search"
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

type CategoriesProps = {
  label: string;
  /** What could not be fetched, where it could not. */
  what: string;
  card: (category: HelpCategory) => ReactNode;
};

export function Categories({ label, what, card }: CategoriesProps) {
  const list = trpc.help.categories.useQuery({});
  return (
    <>
      {list.isPending && <Waiting />}
      <FailedNote failed={list} what={what} />
      {list.data && (
        <ul className={`${classes.cards} ${classes.categories}`} aria-label={label}>
          {list.data.map((category) => (
            <li key={category.id}>{card(category)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Waiting() {
  return (
    <Delayed>
      <div className={classes.cards}>
        {Array.from({ length: 6 }, (_, card) => (
          <PlaceholderCard key={card} lines={1} />
        ))}
      </div>
    </Delayed>
  );
}
