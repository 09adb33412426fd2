import type { ComponentProps } from "react";

import { PacketButton } from "#web/features/packet/packet-button.tsx";
import { JourneyFiles } from "#web/features/uploads/journey-files.tsx";

type Props = Omit<ComponentProps<typeof JourneyFiles>, "aside">;

/** The Files tab of the owner's page, with the way to take all approved papers along. */
export function FilesOfJourney(props: Props) {
  return <JourneyFiles {...props} aside={<PacketButton journey={props.journey} isLarge />} />;
}
