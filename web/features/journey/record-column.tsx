import { Tabs } from "@mantine/core";
import { useMemo } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Badge } from "#web/ui/badge.tsx";
import { type Load, LazyPart } from "#web/ui/lazy-part.tsx";

import { ActivityLog } from "./activity-log.tsx";
import type { RecordTab } from "./journey-view.ts";
import type { TalkProps } from "./parts.ts";

import classes from "./record.module.css";

type Props = {
  journey: CustomerWorkspace;
  tab: RecordTab;
  onTab: (tab: RecordTab) => void;
  talk: Load<TalkProps>;
  onOpen: (todoId: number) => void;
  /** Leads to where a paper of no open to-do is replaced. */
  onMend: () => void;
};

const list = async () => (await import("./compliance-list.tsx")).ComplianceList;

/** How many papers still need something from somebody on the owner's side. */
function openPapers(items: CustomerWorkspace["compliance"]): number {
  return items.filter(({ state }) => state === "missing" || state === "rejected").length;
}

/** Where the way to new messages leads. */
export const MESSAGES = "messages";

/** What happened, what papers are met, and the conversation with the team. */
export function RecordColumn({ journey, tab, onTab, talk, onOpen, onMend }: Props) {
  const titles = useMemo(() => new Map(journey.todos.map(({ id, title }) => [id, title])), [journey.todos]);
  return (
    <aside className={classes.record} aria-label={copy.record}>
      <Record journey={journey} tab={tab} onTab={onTab} onOpen={onOpen} onMend={onMend} />
      <section id={MESSAGES} tabIndex={-1} className={classes.talk} aria-label={copy.messages}>
        <h2>{copy.messages}</h2>
        <LazyPart
          load={talk}
          props={{
            journey,
            look: "message",
            listLabel: copy.messages,
            boxLabel: copy.messageLabel,
            titles,
          }}
        />
      </section>
    </aside>
  );
}

/** What happened, and what papers are met; what the company leaves out has no tab, and both left out leave nothing. */
function Record({ journey, tab, onTab, onOpen, onMend }: Omit<Props, "talk">) {
  const open = openPapers(journey.compliance);
  const hasActivity = journey.panels.includes("activity");
  const hasPapers = journey.panels.includes("papers");
  if (!hasActivity && !hasPapers) return null;
  return (
    <Tabs
      value={!hasActivity ? "compliance" : hasPapers ? tab : "activity"}
      keepMounted={false}
      onChange={(value) => onTab(value === "compliance" ? "compliance" : "activity")}
    >
      <Tabs.List className={classes.tabs} aria-label={copy.record}>
        {hasActivity && <Tabs.Tab value="activity">{copy.activity}</Tabs.Tab>}
        {hasPapers && (
          <Tabs.Tab value="compliance">
            {copy.compliance}
            {open > 0 && <Badge tone="yellow">{copy.openCount(open)}</Badge>}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="activity" className={classes.panel}>
        <ActivityLog journey={journey} />
      </Tabs.Panel>
      <Tabs.Panel value="compliance" className={classes.panel}>
        <LazyPart
          load={list}
          props={{
            journey,
            onOpen,
            onMend,
          }}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
