import type { ReactNode } from "react";

import type { IconPart, Tone } from "./badge.tsx";
import { Placeholder } from "./placeholder.tsx";

import classes from "./stat-card.module.css";

type Props = {
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  hint: string;
  icon: IconPart;
  tone?: Tone;
  /** Makes the card lead to what it counts: `(props) => <Link to="/actions" {...props} />`. */
  link?: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
};

/** One figure with what it means. */
export function StatCard({ label, value, hint, icon: Icon, tone = "neutral", link }: Props) {
  const children = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={[classes.icon, classes[tone]].filter(Boolean).join(" ")} aria-hidden>
        <Icon size={16} stroke={1.75} />
      </span>
      <span className={classes.value} data-figure={label}>
        {value ?? <Placeholder width={64} height={24} />}
      </span>
      <span className={classes.hint}>{hint}</span>
    </>
  );
  return link ? link({ className: classes.card, children }) : <div className={classes.card}>{children}</div>;
}

/** Four in a row, two where there is less room. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
