import { Button } from "@mantine/core";
import { useState } from "react";

import type { ActivityEntry, CustomerWorkspace } from "#contracts/journeys.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { whenText } from "#web/ui/when.ts";

import { type Happening, happenings, sentenceParts } from "./activity-words.ts";

import classes from "./record.module.css";

/** Entries shown before somebody asks for earlier ones. */
const SHOWN = 8;

/** What has happened, newest first. */
export function ActivityLog({ journey }: { journey: CustomerWorkspace }) {
  const [isWhole, setWhole] = useState(false);
  const all = happenings(journey.activity);
  const entries = isWhole ? all : all.slice(0, SHOWN);
  if (entries.length === 0) return <p className={classes.empty}>{copy.noActivity}</p>;
  return (
    <>
      <ul className={classes.log} aria-label={copy.activity}>
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
