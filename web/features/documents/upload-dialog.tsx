import { Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";

import { common } from "#web/copy/common.ts";
import { documents as copy } from "#web/copy/documents.ts";

import { UploadForm } from "./upload-form.tsx";
import type { Uploading } from "./uploading.ts";

import classes from "./documents.module.css";

type Props = { uploading: Uploading; analyzer: ReactNode; onClose: () => void };

/** Stores a file as a document, with the analyzer beside it for a look beforehand. Stays open while a file is on its way. */
export function UploadDialog({ uploading, analyzer, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      opened
      size={720}
      onClose={close}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      title={copy.upload.title}
      closeButtonProps={{ "aria-label": common.close, disabled: isBusy }}
    >
      <UploadForm uploading={uploading} onBusy={setBusy} onDone={onClose} onCancel={close} />
      <div className={classes.aside}>{analyzer}</div>
    </Modal>
  );
}
