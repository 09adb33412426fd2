import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { useIsOn } from "#web/core/session.ts";
import { MyJourneys } from "#web/features/journey/my-journeys.tsx";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { FeedButton } from "#web/features/schedule/feed-button.tsx";

import { OwnerBar } from "./-owner-bar.tsx";

const OwnBills = lazy(async () => ({
  default: (await import("#web/features/billing/own-bills.tsx")).OwnBills,
}));

export const Route = createFileRoute("/journeys")({ component: Screen });

function Screen() {
  const hasBilling = useIsOn("billing");
  const hasSchedule = useIsOn("schedule");
  return (
    <OwnerFrame bar={<OwnerBar />}>
      <MyJourneys actions={hasSchedule && <FeedButton />}>
        {hasBilling && (
          <Suspense>
            <OwnBills />
          </Suspense>
        )}
      </MyJourneys>
    </OwnerFrame>
  );
}
