import { Menu } from "@mantine/core";
import { IconDotsVertical, IconDownload, IconEye, IconTrash } from "@tabler/icons-react";

import type { Document } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

export type DocumentActions = {
  onOpen: (document: Document) => void;
  onRemove: (document: Document) => void;
};

/** Where a document's file is downloaded from. */
export const downloadAddress = (documentId: number): string => `/files/${documentId}`;
/** Where it is shown, sandboxed. */
export const viewAddress = (documentId: number): string => `/files/${documentId}?view=1`;

export function DocumentMenu({ document, onOpen, onRemove }: DocumentActions & { document: Document }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={copy.menuOf(document.name)} tip="end">
          <IconDotsVertical size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => onOpen(document)}>
          {copy.menu.view}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={downloadAddress(document.id)}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {copy.menu.download}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onRemove(document)}
        >
          {copy.menu.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
