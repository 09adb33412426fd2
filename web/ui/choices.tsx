import { useId } from "react";

import classes from "./choices.module.css";

type Props<T extends string> = {
  legend: string;
  values: readonly T[];
  words: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
};

/** One of a few, as radio buttons: arrow keys go from one to the next. */
export function Choices<T extends string>({ legend, values, words, chosen, onChoose }: Props<T>) {
  const name = useId();
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
