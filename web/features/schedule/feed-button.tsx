import { Button } from "@mantine/core";
import { IconCalendarShare } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { schedule } from "#web/copy/schedule.ts";

const FeedDialog = lazy(async () => ({ default: (await import("./feed-dialog.tsx")).FeedDialog }));

/** Opens one's private calendar address: a colleague's over the company's events, an owner's over their journeys'. */
export function FeedButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconCalendarShare size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {schedule.feed.button}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
