import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

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
