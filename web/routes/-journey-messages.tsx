import { Stack } from "@mantine/core";
import { lazy, Suspense } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { MessagesPanel } from "#web/features/messages/messages-panel.tsx";
import { AttachFiles } from "#web/features/uploads/attach-files.tsx";

const StuckOfJourney = lazy(async () => ({
  default: (await import("#web/features/messages/stuck-panel.tsx")).StuckOfJourney,
}));

/** On the staff's page of a journey: who is stuck, and the conversation with the owner. */
export function JourneyMessages({ journey }: { journey: WorkspaceDetail }) {
  return (
    <Stack gap="var(--s-6)">
      <Suspense>
        <StuckOfJourney workspaceId={journey.id} />
      </Suspense>
      <MessagesPanel journey={journey} attach={AttachFiles} />
    </Stack>
  );
}
