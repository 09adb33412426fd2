import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useId } from "react";

import classes from "./drop-zone.module.css";

const DropArea = lazy(async () => ({ default: (await import("./drop-area.tsx")).DropArea }));

export type DropZoneProps = {
  /** The words on the button that opens the device's own chooser: on a phone camera, photos or files. */
  label: string;
  /** Under the button. */
  help: ReactNode;
  /** Types the chooser offers; what is chosen or dropped all the same is handed on, to be judged by its content. */
  accept: readonly string[];
  isMany: boolean;
  isDisabled?: boolean;
  size?: "sm" | "lg";
  onFiles: (files: readonly File[]) => void;
};

/** A place to choose files and to drop them on; it comes with the first screen that asks for files. */
export function DropZone(props: DropZoneProps) {
  const waiting = (
    <div className={classes.zone}>
      <DropZoneWords {...props} isDisabled onOpen={() => undefined} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <DropArea {...props} />
    </Suspense>
  );
}

export function DropZoneWords({
  label,
  help,
  isDisabled = false,
  size = "lg",
  onOpen,
}: DropZoneProps & { onOpen: () => void }) {
  const id = useId();
  return (
    <>
      <Button
        size={size}
        aria-describedby={id}
        disabled={isDisabled}
        leftSection={<IconUpload size={size === "lg" ? 18 : 16} aria-hidden />}
        onClick={onOpen}
      >
        {label}
      </Button>
      <p id={id}>{help}</p>
    </>
  );
}
