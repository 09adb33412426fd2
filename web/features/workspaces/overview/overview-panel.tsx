import { Button } from "@mantine/core";
import { IconFileAnalytics, IconFlag, IconMessage2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { overview as copy } from "#web/copy/workspace-panels.ts";
import type { DashboardAddress } from "#web/features/workspaces/search.ts";

import { Conversations } from "./conversations.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { RecentActions } from "./recent-actions.tsx";

import classes from "./overview-panel.module.css";

type Props = {
  at: DashboardAddress;
  onDraftMessage: () => void;
  /** A link of the panel leads to the page it stands on: what covers the page has to go. */
  onLeave: () => void;
};

/** What the company has to do next, beside the workspaces. */
export function OverviewPanel({ at, onDraftMessage, onLeave }: Props) {
  return (
    <>
      <section className={classes.part}>
        <h3 className={classes.heading}>{copy.stats.title}</h3>
        <QuickStats />
        <Conversations />
      </section>
      <section className={classes.part}>
        <div className={classes.headed}>
          <h3 className={classes.heading}>{copy.recent.title}</h3>
          <Link to="/actions" className={classes.all}>
            {copy.recent.viewAll}
          </Link>
        </div>
        <RecentActions />
      </section>
      <section className={classes.part}>
        <h3 className={classes.heading}>{copy.assistant.title}</h3>
        <div className={classes.buttons}>
          <Button
            fullWidth
            justify="flex-start"
            leftSection={<IconFileAnalytics size={16} stroke={1.75} />}
            renderRoot={(props) => <Link to="/documents" search={{ view: "analysis" }} {...props} />}
          >
            {copy.assistant.analyze}
          </Button>
          <Button
            fullWidth
            justify="flex-start"
            leftSection={<IconMessage2 size={16} stroke={1.75} />}
            onClick={onDraftMessage}
          >
            {copy.assistant.draft}
          </Button>
          <Button
            fullWidth
            justify="flex-start"
            leftSection={<IconFlag size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link to={at} search={{ review: "priority" }} {...props} onClick={onLeave} />
            )}
          >
            {copy.assistant.review}
          </Button>
        </div>
      </section>
    </>
  );
}
