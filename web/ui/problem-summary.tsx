import { IconAlertCircle } from "@tabler/icons-react";
import { Fragment, useEffect, useRef } from "react";

import classes from "./problem-summary.module.css";

type Props = {
  /** `Two fields need your attention:` */
  lead: string;
  /** The fields, in the order of the form; `goTo` moves the focus into one. */
  problems: readonly { label: string; goTo: () => void }[];
  /** Counts the tries: the summary takes the focus at each that failed. */
  tries: number;
};

/** What keeps a form from being sent, above it. Nothing without problems. */
export function ProblemSummary({ lead, problems, tries }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <p>
        {lead}
        {problems.map(({ label, goTo }, at) => (
          <Fragment key={label}>
            {at === 0 ? " " : ", "}
            <button type="button" className={classes.link} onClick={goTo}>
              {label.toLowerCase()}
            </button>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
