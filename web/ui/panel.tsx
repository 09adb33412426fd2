import { type ReactNode, useId } from "react";

import classes from "./panel.module.css";

type Props = {
  /** An `h2` in the head of the panel. */
  title?: string;
  /** At the end of the head: a count, a link, a button. */
  aside?: ReactNode;
  /** Without padding, for lists whose rows run from edge to edge. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card on the page. */
export function Panel({ title, aside, isFlush, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={classes.head}>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
