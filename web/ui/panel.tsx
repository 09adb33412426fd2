import { type ReactNode, useId } from "react";

import classes from "./panel.module.css";

type Props = {
  /** An `h2` in the head of the panel. */
  title?: string;
  /** Beside the title: a count. */
  mark?: ReactNode;
  /** At the end of the head: a link, buttons. */
  aside?: ReactNode;
  /** Without padding, for lists whose rows run from edge to edge. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A card on the page. */
export function Panel({ title, mark, aside, isFlush, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={classes.head}>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
          {mark}
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
