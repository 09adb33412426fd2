import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { Count } from "#web/ui/count.tsx";

import {
  type DashboardAddress,
  type DashboardSearch,
  UNDER_WAY,
  underWay,
  withoutFilters,
} from "./search.ts";

import classes from "./dashboard-header.module.css";

type Props = {
  /** Which of its two addresses the dashboard stands at. */
  at: DashboardAddress;
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  tools: ReactNode;
};

export function DashboardHeader({ at, facets, search, tools }: Props) {
  const unlimited = withoutFilters(search);
  return (
    <header className={classes.header}>
      <PageTitle of={copy.title} />
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{copy.title}</h1>
          {facets && (
            <Link to={at} search={unlimited} className={classes.total}>
              <Count value={facets.total} look="large" label={copy.count(facets.total)} />
            </Link>
          )}
        </div>
        <p className={classes.counts}>
          {facets && (
            <>
              <Link to={at} search={{ ...unlimited, status: UNDER_WAY }}>
                <strong>{underWay(facets)}</strong>
                {` ${copy.inProgress}`}
              </Link>
              <Link to={at} search={{ ...unlimited, status: "completed" }}>
                <strong>{facets.byStatus.completed}</strong>
                {` ${copy.completed}`}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className={classes.tools}>{tools}</div>
    </header>
  );
}
