import { Stack } from "@mantine/core";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { MessagesPanel } from "#web/features/messages/messages-panel.tsx";
import { StuckOfJourney } from "#web/features/messages/stuck-of-journey.tsx";
import { AttachFiles } from "#web/features/uploads/attach-files.tsx";

/** On the staff's page of a journey: who is stuck, and the conversation with the owner. */
export function JourneyMessages({ journey }: { journey: WorkspaceDetail }) {
  return (
    <Stack gap="var(--s-6)">
      <StuckOfJourney workspaceId={journey.id} />
      <MessagesPanel journey={journey} attach={AttachFiles} />
    </Stack>
  );
}
