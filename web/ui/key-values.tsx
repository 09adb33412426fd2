import type { ReactNode } from "react";

import classes from "./key-values.module.css";

type Props = { entries: readonly (readonly [label: string, value: ReactNode])[] };

/** Facts about one thing, label beside value. */
export function KeyValues({ entries }: Props) {
  return (
    <dl className={classes.list}>
      {entries.map(([label, value]) => (
        <div key={label} className={classes.entry}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
