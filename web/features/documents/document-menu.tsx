import { IconDownload, IconEye, IconTrash } from "@tabler/icons-react";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { RowMenu } from "#web/ui/row-menu.tsx";

export type DocumentActions = {
  onOpen: (document: Document) => void;
  onRemove: (document: Document) => void;
};

/** Where a document's file is downloaded from. */
export const downloadAddress = (documentId: number, number?: number): string =>
  number === undefined ? `/files/${documentId}` : `/files/${documentId}?number=${number}`;
/** Where it is shown, sandboxed. */
export const viewAddress = (documentId: number): string => `/files/${documentId}?view=1`;

export function DocumentMenu({ document, onOpen, onRemove }: DocumentActions & { document: Document }) {
  const refusal = useRefusal("deleteDocuments");
  return (
    <RowMenu
      label={copy.menuOf(document.name)}
      note={refusal.title ?? null}
      items={[
        { label: copy.menu.view, icon: IconEye, onClick: () => onOpen(document) },
        { label: copy.menu.download, icon: IconDownload, download: downloadAddress(document.id) },
        {
          label: copy.menu.delete,
          icon: IconTrash,
          isDanger: true,
          isDisabled: refusal.disabled ?? false,
          onClick: () => onRemove(document),
        },
      ]}
    />
  );
}
