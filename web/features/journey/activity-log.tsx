import { Button } from "@mantine/core";
import { useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { activityWords } from "#web/copy/activity.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { HappeningList } from "#web/ui/happening-list.tsx";
import { happenings } from "#web/ui/happenings.ts";

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
      <HappeningList label={copy.activity} happenings={entries} wordsOf={(kind) => activityWords[kind]} />
      {entries.length < all.length && (
        <Button variant="subtle" size="lg" className={classes.more} onClick={() => setWhole(true)}>
          {copy.showEarlier}
        </Button>
      )}
    </>
  );
}
