import type { ReactNode } from "react";

import type { IconPart } from "./badge.tsx";

import classes from "./state.module.css";

type Props = {
  icon: IconPart;
  title: string;
  text?: string;
  /** The state is all there is on the page, so its title is the page's. */
  isPage?: boolean;
  /** What fills the emptiness: a button or a link. */
  children?: ReactNode;
};

/** Of a list without a row: says what will be here, and offers the action that fills it. */
export function EmptyState(props: Omit<Props, "isPage">) {
  return <PageState {...props} />;
}

/** In place of a page that is not there: says why, and where to go. */
export function PageState({ icon: Icon, title, text, isPage, children }: Props) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className={classes.state}>
      <span className={classes.tile} aria-hidden>
        <Icon size={24} stroke={1.75} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
