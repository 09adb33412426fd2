import { Tabs } from "@mantine/core";

import type { CustomerWorkspace } from "#contracts/journeys.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Badge } from "#web/ui/badge.tsx";

import { ActivityLog } from "./activity-log.tsx";
import { LazyPart, type Load, type NamingProps } from "./lazy-part.tsx";
import type { Outbox } from "./use-outgoing.ts";
import { WriteBox } from "./write-box.tsx";

import classes from "./record.module.css";

type Props = { journey: CustomerWorkspace; outbox: Outbox; naming: Load<NamingProps> };

const list = async () => (await import("./compliance-list.tsx")).ComplianceList;

/** How many papers still need something from somebody on the owner's side. */
function openPapers(items: CustomerWorkspace["compliance"]): number {
  return items.filter(({ state }) => state === "missing" || state === "rejected").length;
}

/** What happened, what papers are met, and a box to write to the team. */
export function RecordColumn({ journey, outbox, naming }: Props) {
  const open = openPapers(journey.compliance);
  return (
    <aside className={classes.record} aria-label={copy.record}>
      <Tabs defaultValue="activity" keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={copy.record}>
          <Tabs.Tab value="activity">{copy.activity}</Tabs.Tab>
          <Tabs.Tab value="compliance">
            {copy.compliance}
            {open > 0 && <Badge tone="yellow">{copy.openCount(open)}</Badge>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="activity" className={classes.panel}>
          <ActivityLog journey={journey} outbox={outbox} />
        </Tabs.Panel>
        <Tabs.Panel value="compliance" className={classes.panel}>
          <LazyPart load={list} props={{ items: journey.compliance }} />
        </Tabs.Panel>
      </Tabs>
      <div className={classes.write}>
        <WriteBox
          name={`message:${journey.id}`}
          look="message"
          label={copy.messageLabel}
          hint={copy.messageHint}
          workspaceId={journey.id}
          naming={naming}
          onSend={(body, mentions) => outbox.send({ body, mentions })}
        />
      </div>
    </aside>
  );
}
