import { TASK_SORTS } from "#contracts/tasks.ts";
import { tasks } from "#web/copy/tasks.ts";

import { type ActionsSearch, DENSITIES, sortOf } from "./actions-search.ts";

import classes from "./actions-screen.module.css";

const copy = tasks.options;

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

export function ViewOptions({ search, onSearch }: Props) {
  return (
    <div className={classes.form}>
      <Choices
        legend={copy.sort}
        name="sort"
        values={TASK_SORTS}
        words={copy.sorts}
        chosen={sortOf(search)}
        onChoose={(sort) => onSearch({ ...search, sort })}
      />
      <Choices
        legend={copy.density}
        name="density"
        values={DENSITIES}
        words={copy.densities}
        chosen={search.density ?? "comfortable"}
        onChoose={(density) => onSearch({ ...search, density })}
      />
    </div>
  );
}

type ChoicesProps<T extends string> = {
  legend: string;
  name: string;
  values: readonly T[];
  words: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
};

function Choices<T extends string>({ legend, name, values, words, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
