import type { ReactNode } from "react";

import { PageTitle } from "./brand-mark.tsx";
import { Count } from "./count.tsx";

import classes from "./page-header.module.css";

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** How many things the page lists; undefined while unknown. */
  count?: number | undefined;
  /** A link above the title, back to where the page belongs. */
  back?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** The page's one `h1`; it also names the browser's tab. */
export function PageHeader({ title, subtitle, count, back, actions }: Props) {
  return (
    <header className={classes.header}>
      <PageTitle of={title} />
      <div className={classes.words}>
        {back}
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {count !== undefined && <Count value={count} look="large" />}
        </div>
        {subtitle !== undefined && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
