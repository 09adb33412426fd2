import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { journey as copy } from "#web/copy/journey.ts";
import { SideDialog } from "#web/ui/dialog.tsx";
import { useMedia } from "#web/ui/use-media.ts";

import classes from "./details.module.css";

const SHEET = "(width < 48em)";

type Props = { isOpen: boolean; children: ReactNode | null; onClose: () => void };

/** The details over the page. They stay while it closes, so that the sheet does not shrink on its way out. */
export function DetailsDrawer({ isOpen, children, onClose }: Props) {
  const [shown, setShown] = useState(children);
  if (children !== null && children !== shown) setShown(children);
  const isSheet = useMedia(SHEET);
  return (
    <SideDialog
      opened={isOpen}
      onClose={onClose}
      position={isSheet ? "bottom" : "right"}
      size={isSheet ? "auto" : 448}
      title={copy.details}
      padding={0}
      transitionProps={{ duration: 150 }}
      closeButtonProps={{ "aria-label": copy.close, size: 44, icon: <IconX size={20} aria-hidden /> }}
      classNames={{
        content: isSheet ? classes.sheet : classes.drawer,
        header: classes.head,
        title: classes.headTitle,
        body: classes.frame,
      }}
    >
      <div data-place="todo">{shown}</div>
    </SideDialog>
  );
}
