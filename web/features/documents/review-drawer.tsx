import { Button } from "@mantine/core";
import { IconDownload, IconEye, IconFileAnalytics, IconHeartbeat, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { MEDIA_TYPE_LABELS } from "#contracts/documents/media-labels.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { sizeText } from "#web/core/file-size.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { DecisionForm } from "#web/ui/decision/decision-form.tsx";
import { useDecision } from "#web/ui/decision/use-decision.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { SideDialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { PaperView } from "#web/ui/paper-view.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { Category } from "./document-facts.tsx";
import { DocumentHistory } from "./document-history.tsx";
import { downloadAddress, viewAddress } from "./document-menu.tsx";
import { ExpiryForm } from "./expiry-form.tsx";
import type { Uploading } from "./uploading.ts";

import classes from "./documents.module.css";

const words = copy.details;

type Props = {
  documentId: number;
  uploading: Uploading;
  onAnalyze: () => void;
  onRemove: (document: Document) => void;
  onClose: () => void;
};

type OpenedProps = Omit<Props, "documentId"> & {
  document: Document;
  /** Told when a calendar is open, whose Escape is not the drawer's. */
  onPicking: (isPicking: boolean) => void;
};

/** One document with its file, the company's decision on it, and the files it had before. */
export function ReviewDrawer({ documentId, uploading, onAnalyze, onRemove, onClose }: Props) {
  const [isPicking, setPicking] = useState(false);
  const found = trpc.documents.find.useQuery({ documentId });
  const document = found.data;
  return (
    <SideDialog
      opened
      size={640}
      closeOnEscape={!isPicking}
      onClose={onClose}
      title={document ? <span dir="auto">{document.name}</span> : common.loading}
      classNames={{ body: classes.drawer, content: classes.drawerContent }}
    >
      {found.isPending && (
        <Delayed>
          <Placeholder height={180} />
        </Delayed>
      )}
      <FailedNote failed={found} what={words.what} />
      {document && (
        <Opened
          document={document}
          uploading={uploading}
          onAnalyze={onAnalyze}
          onRemove={onRemove}
          onClose={onClose}
          onPicking={setPicking}
        />
      )}
    </SideDialog>
  );
}

function Opened({ document, uploading, onAnalyze, onRemove, onClose, onPicking }: OpenedProps) {
  const deleting = useRefusal("deleteDocuments");
  // What is decided is decided on the document as it was on opening, whatever comes in meanwhile.
  const withVersion = useSeenVersion(document.version);
  const decision = useDecision(document, withVersion);
  return (
    <>
      <File document={document} onAnalyze={onAnalyze} />
      <KeyValues
        entries={[
          [copy.columns.category, <Category key="category" category={document.category} />],
          [words.journey, <Journey key="journey" document={document} />],
          ...(document.description === "" ? [] : [[words.description, document.description] as const]),
          ...(document.rejectionReason === null ? [] : [[words.returned, document.rejectionReason] as const]),
        ]}
      />
      <ExpiryForm document={document} withVersion={withVersion} onPicking={onPicking} />
      <DocumentHistory document={document} uploading={uploading} />
      <DecisionForm document={document} purpose={{ kind: "look" }} {...decision} onDecided={onClose} />
      <Button
        variant="subtle"
        color="red"
        className={classes.remove ?? ""}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => onRemove(document)}
        {...deleting}
      >
        {copy.menu.delete}
      </Button>
    </>
  );
}

function File({ document, onAnalyze }: { document: Document; onAnalyze: () => void }) {
  return (
    <div className={classes.paper}>
      <PaperView
        // Another file under the same address is another picture.
        key={document.uploadedAt.getTime()}
        address={viewAddress(document.id)}
        mediaType={document.mediaType}
        label={words.preview(document.name)}
      />
      <div className={classes.paperWords}>
        <DocumentStatusBadge status={document.status} />
        <p className={classes.text}>
          <span className={classes.fileName} dir="auto">
            {document.fileName}
          </span>
          <span className={classes.dim}>
            {words.size(MEDIA_TYPE_LABELS[document.mediaType], sizeText(document.byteSize))}
          </span>
          <span className={classes.dim}>
            {words.uploaded(formatDay(document.uploadedAt), document.uploadedBy)}
          </span>
        </p>
        {document.reading !== "done" && (
          <p className={classes.dim} role="status">
            {words.reading[document.reading]}
          </p>
        )}
        <div className={classes.fileButtons}>
          <Button
            component="a"
            size="xs"
            href={viewAddress(document.id)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconEye size={16} aria-hidden />}
          >
            {words.open}
          </Button>
          <Button size="xs" onClick={onAnalyze} leftSection={<IconFileAnalytics size={16} aria-hidden />}>
            {words.analyze}
          </Button>
          <Button
            size="xs"
            renderRoot={(props) => (
              <Link
                to="/workspace/$workspaceId/rules"
                params={{ workspaceId: String(document.workspaceId) }}
                search={{ paper: document.id }}
                {...props}
              />
            )}
            leftSection={<IconHeartbeat size={16} aria-hidden />}
          >
            {words.compare}
          </Button>
          <Button
            component="a"
            size="xs"
            href={downloadAddress(document.id)}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {words.download}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Journey({ document }: { document: Document }) {
  return (
    <Link
      className={classes.link}
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(document.workspaceId) }}
    >
      {document.workspaceName}
    </Link>
  );
}
