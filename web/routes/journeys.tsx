import { createFileRoute } from "@tanstack/react-router";

import { MyJourneys } from "#web/features/journey/my-journeys.tsx";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { FeedButton } from "#web/features/schedule/feed-button.tsx";

import { OwnerBar } from "./-owner-bar.tsx";

export const Route = createFileRoute("/journeys")({ component: Screen });

function Screen() {
  return (
    <OwnerFrame bar={<OwnerBar />}>
      <MyJourneys actions={<FeedButton />} />
    </OwnerFrame>
  );
}
