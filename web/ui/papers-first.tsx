import { paperWords as copy } from "#web/copy/required-papers.ts";

import classes from "./papers-first.module.css";

/** Where the papers of the to-do that is open are brought. */
export const PAPERS_PLACE = "papers-of-todo";

type Props = {
  /** What a button that waits is described by. */
  id?: string;
  missing: readonly string[];
};

/** Why a to-do cannot be ended yet, before it is tried, and the way to the place where its papers are brought. */
export function PapersFirst({ id, missing }: Props) {
  const go = () => {
    const place = document.getElementById(PAPERS_PLACE);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  };
  return (
    <p id={id} className={classes.first}>
      <span dir="auto">{copy.first(missing)}</span>{" "}
      <button type="button" onClick={go}>
        {copy.go}
      </button>
    </p>
  );
}
