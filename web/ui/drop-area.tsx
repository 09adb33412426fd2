import { Dropzone } from "@mantine/dropzone";
import { useRef } from "react";

import { type DropZoneProps, DropZoneWords } from "./drop-zone-words.tsx";

import classes from "./drop-zone.module.css";

/** The button inside is what opens the chooser, so that there is one thing to reach by keyboard, with a name. */
export function DropArea(props: DropZoneProps) {
  const open = useRef<() => void>(null);
  const { accept, isMany, isDisabled = false, onFiles } = props;
  return (
    <Dropzone
      openRef={open}
      disabled={isDisabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      unstyled
      classNames={{ root: classes.zone ?? "" }}
      inputProps={{ accept: accept.join(","), multiple: isMany }}
      onDrop={() => undefined}
      onDropAny={(taken, refused) => onFiles([...taken, ...refused.map(({ file }) => file)])}
    >
      <DropZoneWords {...props} onOpen={() => open.current?.()} />
    </Dropzone>
  );
}
