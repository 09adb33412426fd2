import { lazy, Suspense } from "react";

import { type DropZoneProps, DropZoneWords } from "./drop-zone-words.tsx";

import classes from "./drop-zone.module.css";

const DropArea = lazy(async () => ({ default: (await import("./drop-area.tsx")).DropArea }));

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
