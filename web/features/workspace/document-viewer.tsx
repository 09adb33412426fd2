import { Button } from "@mantine/core";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";

import type { WorkspaceDocument } from "#contracts/documents/shapes.ts";
import { expiry } from "#web/copy/expiry.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";
import { DecisionForm, type Purpose } from "#web/ui/decision/decision-form.tsx";
import { Reviews } from "#web/ui/decision/reviews.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { PaperView } from "#web/ui/paper-view.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { StaleNote } from "./stale-note.tsx";
import { useReview } from "./use-review.ts";

import classes from "./document-viewer.module.css";

const copy = workspace.documents;

type Props = { document: WorkspaceDocument; purpose: Purpose; onClose: () => void };

/** A document beside what is known of it, and the decision about it. Loaded when the first one is opened. */
export function DocumentViewer({ document, purpose, onClose }: Props) {
  const { decide, isBusy, stale } = useReview(document);
  const { data: history } = trpc.documents.history.useQuery({ documentId: document.id });
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
            ...(document.expiresOn === null ? [] : [[expiry.label, formatDate(document.expiresOn)] as const]),
            ...(document.rejectionReason === null ? [] : [[copy.reason, document.rejectionReason] as const]),
          ]}
        />
        {history && history.reviews.length > 0 && (
          <p className={classes.reviews}>
            <Reviews reviews={history.reviews} />
          </p>
        )}
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
        <div className={classes.decision}>
          <DecisionForm
            document={document}
            purpose={purpose}
            decide={decide}
            isBusy={isBusy}
            stale={stale && <StaleNote changes={stale} />}
            onDecided={onClose}
          />
        </div>
      </div>
    </Dialog>
  );
}
