import { Button } from "@mantine/core";
import { useState } from "react";

import type { ActivityEntry, CustomerWorkspace } from "#contracts/journeys.ts";
import { activityWords, journey as copy } from "#web/copy/journey.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";

import { type Happening, happenings, sentenceParts, whenText } from "./activity-words.ts";
import { OutgoingItem } from "./outgoing-item.tsx";
import type { Outbox } from "./use-outgoing.ts";

import classes from "./record.module.css";

/** Entries shown before somebody asks for earlier ones. */
const SHOWN = 8;

/** What has happened, newest first; above it what is on its way. */
export function ActivityLog({ journey, outbox }: { journey: CustomerWorkspace; outbox: Outbox }) {
  const [isWhole, setWhole] = useState(false);
  const me = useCurrentUser();
  const known = new Set(journey.messages.map(({ id }) => id));
  const onTheirWay = outbox.list.filter(({ messageId }) => messageId === null || !known.has(messageId));
  const all = happenings(journey.activity);
  const entries = isWhole ? all : all.slice(0, SHOWN);
  if (entries.length === 0 && onTheirWay.length === 0)
    return <p className={classes.empty}>{copy.noActivity}</p>;
  return (
    <>
      <ul className={classes.log} aria-label={copy.activity}>
        {onTheirWay.toReversed().map((message) => (
          <li key={message.id}>
            <Avatar initials={me?.initials ?? ""} />
            <div className={classes.words}>
              {activityWords["message.sent"].mine}
              <OutgoingItem message={message} outbox={outbox} />
            </div>
          </li>
        ))}
        {entries.map(({ entry, more }) => (
          <Entry key={entry.id} entry={entry} more={more} />
        ))}
      </ul>
      {entries.length < all.length && (
        <Button variant="subtle" size="lg" className={classes.more} onClick={() => setWhole(true)}>
          {copy.showEarlier}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, more }: Happening<ActivityEntry>) {
  const today = useToday();
  return (
    <li>
      <Avatar initials={entry.actorInitials} />
      <div className={classes.words}>
        <span>
          {sentenceParts(entry, more).map(({ text, isName }, at) =>
            isName ? <bdi key={`${at}:${text}`}>{text}</bdi> : text,
          )}
        </span>
        {entry.text !== null && (
          <p className={classes.bubble} dir="auto">
            {entry.text}
          </p>
        )}
        <time className={classes.time} dateTime={entry.at.toISOString()}>
          {whenText(entry.at, today, viewerZone())}
        </time>
      </div>
    </li>
  );
}
