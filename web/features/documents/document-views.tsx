import { Button, Checkbox } from "@mantine/core";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { formatDay } from "#web/core/dates.ts";
import { ExpiryMark } from "#web/ui/expiry-mark.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { Category, DocumentName } from "./document-facts.tsx";
import { type DocumentActions, DocumentMenu } from "./document-menu.tsx";

import classes from "./documents.module.css";

/** Which of the documents are chosen, to do something with all of them. */
type Selection = {
  selected: ReadonlySet<number>;
  onSelect: (id: number) => void;
  onSelectAll: () => void;
};
type Props = DocumentActions & { documents: readonly Document[]; selection: Selection };

export function DocumentGrid({ documents, selection, ...actions }: Props) {
  return (
    <>
      <SelectAll documents={documents} selection={selection} label={copy.selectAll} />
      <ul className={classes.grid} aria-label={copy.title}>
        {documents.map((document) => (
          <li key={document.id} className={classes.card} data-document={document.id}>
            <div className={classes.cardHead}>
              <Select document={document} selection={selection} />
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
                <ExpiryMark paper={document} />
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
    </>
  );
}

export function DocumentTable({ documents, selection, ...actions }: Props) {
  return (
    <div className={classes.table}>
      <ResponsiveTable
        label={copy.title}
        columns={columnsOf(documents, selection, actions)}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

const columnsOf = (
  documents: readonly Document[],
  selection: Selection,
  actions: DocumentActions,
): readonly Column<Document>[] => [
  {
    key: "document",
    header: copy.columns.document,
    isMain: true,
    head: (
      <span className={classes.headPick}>
        <SelectAll documents={documents} selection={selection} />
        {copy.columns.document}
      </span>
    ),
    cell: (document) => (
      <span className={classes.headPick}>
        <Select document={document} selection={selection} />
        <DocumentName document={document} onOpen={() => actions.onOpen(document)} />
      </span>
    ),
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
    cell: (document) => (
      <span className={classes.marks}>
        <DocumentStatusBadge status={document.status} />
        <ExpiryMark paper={document} />
      </span>
    ),
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

function Select({ document, selection }: { document: Document; selection: Selection }) {
  return (
    <Checkbox
      className={classes.pick ?? ""}
      size="xs"
      aria-label={copy.select(document.name)}
      checked={selection.selected.has(document.id)}
      onChange={() => selection.onSelect(document.id)}
    />
  );
}

type SelectAllProps = { documents: readonly Document[]; selection: Selection; label?: string };

function SelectAll({ documents, selection: { selected, onSelectAll }, label }: SelectAllProps) {
  const count = documents.filter(({ id }) => selected.has(id)).length;
  return (
    <Checkbox
      className={label === undefined ? (classes.pick ?? "") : (classes.selectAll ?? "")}
      size="xs"
      {...(label === undefined ? { "aria-label": copy.selectAll } : { label })}
      checked={count === documents.length}
      indeterminate={count > 0 && count < documents.length}
      onChange={onSelectAll}
    />
  );
}

/** Where somebody has to look at it. */
function Review({ document, onOpen }: { document: Document; onOpen: DocumentActions["onOpen"] }) {
  if (document.status !== "pending" && document.status !== "needs-review") return null;
  return (
    <Button size="xs" aria-label={copy.reviewOf(document.name)} onClick={() => onOpen(document)}>
      {copy.review}
    </Button>
  );
}
