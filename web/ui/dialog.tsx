import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useState } from "react";

import { common } from "#web/copy/words.ts";
import { goAsking, FormsAround, type Guard } from "#web/core/leaving.ts";

/** The one dialog: what is typed in its forms is not thrown away by Escape, the cross or a press beside it unasked. */
export function Dialog({ onClose, children, closeButtonProps, ...props }: ModalProps) {
  const [forms] = useState(() => new Set<Guard>());
  return (
    <Modal
      {...props}
      closeButtonProps={{ "aria-label": common.close, ...closeButtonProps }}
      onClose={() => goAsking(forms, onClose)}
    >
      <FormsAround value={forms}>{children}</FormsAround>
    </Modal>
  );
}

/** The same at the side of the page. */
export function SideDialog({ onClose, children, closeButtonProps, ...props }: DrawerProps) {
  const [forms] = useState(() => new Set<Guard>());
  return (
    <Drawer
      {...props}
      closeButtonProps={{ "aria-label": common.close, ...closeButtonProps }}
      onClose={() => goAsking(forms, onClose)}
    >
      <FormsAround value={forms}>{children}</FormsAround>
    </Drawer>
  );
}
