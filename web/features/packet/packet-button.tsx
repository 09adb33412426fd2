import { Button } from "@mantine/core";
import { IconFolderDown } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { packet as copy } from "#web/copy/packet.ts";

import type { PacketJourney } from "./packet-dialog.tsx";

const PacketDialog = lazy(async () => ({ default: (await import("./packet-dialog.tsx")).PacketDialog }));

type Props = {
  journey: PacketJourney;
  /** On a phone's page, where a finger needs the room. */
  isLarge?: boolean;
};

/** Opens the place where a journey's approved papers are put together; the rest comes when it is opened. */
export function PacketButton({ journey, isLarge = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(isLarge ? { size: "lg" } : { variant: "subtle", size: "xs" })}
        leftSection={<IconFolderDown size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={copy.openOf(journey.name)}
        onClick={() => setOpen(true)}
      >
        {isLarge ? copy.title : copy.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PacketDialog journey={journey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
