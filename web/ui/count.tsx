import { counted } from "#web/copy/numbers.ts";

import classes from "./count.module.css";

type Props = {
  value: number;
  /** `hot` asks for attention, `large` stands beside a page title. */
  look?: "plain" | "hot" | "large";
  /** What is counted, for screen readers: `5 actions wait for you`. */
  label?: string;
};

export function Count({ value, look = "plain", label }: Props) {
  return (
    <span className={`${classes.count} ${classes[look]}`}>
      <span aria-hidden={label !== undefined}>{counted(value)}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
