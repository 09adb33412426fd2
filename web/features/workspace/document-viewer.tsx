import { Button } from "@mantine/core";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";

import type { WorkspaceDocument } from "#contracts/documents/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatInstant } from "#web/core/dates.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { PaperView } from "#web/ui/paper-view.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { DecisionForm, type Purpose } from "./decision-form.tsx";

import classes from "./document-viewer.module.css";

const copy = workspace.documents;

type Props = { document: WorkspaceDocument; purpose: Purpose; onClose: () => void };

/** A document beside what is known of it, and the decision about it. Loaded when the first one is opened. */
export function DocumentViewer({ document, purpose, onClose }: Props) {
  const address = `/files/${document.id}`;
  const preview = `${address}?view=1`;
  return (
    <Dialog
      opened
      onClose={onClose}
      size={1040}
      title={
        <span dir="auto" className={classes.name}>
          {document.name}
        </span>
      }
      closeButtonProps={{ "aria-label": copy.close }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    >
      <div className={classes.preview}>
        <PaperView
          address={preview}
          mediaType={document.mediaType}
          label={copy.previewOf(document.name)}
          isTall
        />
      </div>
      <div className={classes.side}>
        <KeyValues
          entries={[
            [copy.status, <DocumentStatusBadge key="status" status={document.status} />],
            [copy.type, copy.types[document.type]],
            [copy.file, document.fileName],
            [copy.uploadedLabel, `${formatInstant(document.uploadedAt)} ${copy.by(document.uploadedBy)}`],
            ...(document.rejectionReason === null ? [] : [[copy.reason, document.rejectionReason] as const]),
          ]}
        />
        <div className={classes.links}>
          <Button
            component="a"
            href={preview}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {copy.open}
          </Button>
          <Button component="a" href={address} download leftSection={<IconDownload size={16} aria-hidden />}>
            {copy.download}
          </Button>
        </div>
        <DecisionForm document={document} purpose={purpose} onDecided={onClose} />
      </div>
    </Dialog>
  );
}
