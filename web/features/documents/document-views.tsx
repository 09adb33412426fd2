import { Button } from "@mantine/core";

import type { Document } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { formatDay } from "#web/core/dates.ts";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { Category, DocumentName } from "./document-facts.tsx";
import { type DocumentActions, DocumentMenu } from "./document-menu.tsx";

import classes from "./documents.module.css";

type Props = DocumentActions & { documents: readonly Document[] };

export function DocumentGrid({ documents, ...actions }: Props) {
  return (
    <ul className={classes.grid} aria-label={copy.title}>
      {documents.map((document) => (
        <li key={document.id} className={classes.card} data-document={document.id}>
          <div className={classes.cardHead}>
            <DocumentName document={document} onOpen={() => actions.onOpen(document)} />
            <DocumentMenu document={document} {...actions} />
          </div>
          {document.description !== "" && (
            <p className={classes.text} dir="auto">
              {document.description}
            </p>
          )}
          <div className={classes.cardFoot}>
            <div className={classes.cardLine}>
              <DocumentStatusBadge status={document.status} />
              <Category category={document.category} />
            </div>
            <div className={classes.cardLine}>
              <time className={classes.dim} dateTime={document.uploadedAt.toISOString()}>
                {formatDay(document.uploadedAt)}
              </time>
              <Review document={document} onOpen={actions.onOpen} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function DocumentTable({ documents, ...actions }: Props) {
  return (
    <div className={classes.table}>
      <ResponsiveTable
        label={copy.title}
        columns={columnsOf(actions)}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

const columnsOf = (actions: DocumentActions): readonly Column<Document>[] => [
  {
    key: "document",
    header: copy.columns.document,
    isMain: true,
    cell: (document) => <DocumentName document={document} onOpen={() => actions.onOpen(document)} />,
  },
  {
    key: "category",
    header: copy.columns.category,
    width: 136,
    cell: ({ category }) => <Category category={category} />,
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 136,
    cell: ({ status }) => <DocumentStatusBadge status={status} />,
  },
  {
    key: "uploaded",
    header: copy.columns.uploaded,
    width: 120,
    cell: ({ uploadedAt }) => <time dateTime={uploadedAt.toISOString()}>{formatDay(uploadedAt)}</time>,
  },
  {
    key: "actions",
    header: copy.columns.actions,
    width: 128,
    align: "end",
    cell: (document) => (
      <span className={classes.rowActions}>
        <Review document={document} onOpen={actions.onOpen} />
        <DocumentMenu document={document} {...actions} />
      </span>
    ),
  },
];

/** Where somebody has to look at it. */
function Review({ document, onOpen }: { document: Document; onOpen: DocumentActions["onOpen"] }) {
  if (document.status !== "pending" && document.status !== "needs-review") return null;
  return (
    <Button size="xs" aria-label={copy.reviewOf(document.name)} onClick={() => onOpen(document)}>
      {copy.review}
    </Button>
  );
}
