import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { PacketButton } from "#web/features/packet/packet-button.tsx";

import { UploadToJourney } from "./-upload-to-journey.tsx";

/** What can be done with the papers of a journey as a whole. */
export function PaperTools({ journey }: { journey: WorkspaceDetail }) {
  return (
    <>
      <PacketButton journey={journey} />
      <UploadToJourney journey={journey} />
    </>
  );
}
