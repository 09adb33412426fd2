import { type ReactNode, useState } from "react";

import { documents as copy } from "#web/copy/documents.ts";
import { common } from "#web/copy/words.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { UploadForm } from "./upload-form.tsx";
import type { Uploading } from "./uploading.ts";

import classes from "./documents.module.css";

type Props = {
  uploading: Uploading;
  /** Null leaves its place out. */
  analyzer: ReactNode;
  /** The journey it belongs to, where that is settled; left out, the form asks. */
  workspaceId?: number;
  onClose: () => void;
};

/** Stores a file as a document, with the analyzer beside it for a look beforehand. Stays open while a file is on its way. */
export function UploadDialog({ uploading, analyzer, workspaceId, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      opened
      size={720}
      onClose={close}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      title={copy.upload.title}
      closeButtonProps={{ "aria-label": common.close, disabled: isBusy }}
    >
      <UploadForm
        uploading={uploading}
        workspaceId={workspaceId}
        onBusy={setBusy}
        onDone={onClose}
        onCancel={close}
      />
      {analyzer !== null && <div className={classes.aside}>{analyzer}</div>}
    </Dialog>
  );
}
