import { Button, Tabs } from "@mantine/core";
import { IconFileAnalytics, IconFiles, IconLayoutGrid, IconList, IconUpload } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { oneOf } from "#web/core/address.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

import { DocumentList } from "./document-list.tsx";
import { DocumentTools } from "./document-tools.tsx";
import { DOCUMENT_VIEWS, type DocumentsSearch, type DocumentView, filterOf } from "./documents-search.ts";
import type { Uploading } from "./uploading.ts";
import { useRemoval } from "./use-documents.ts";

import classes from "./documents.module.css";

const UploadDialog = lazy(async () => ({ default: (await import("./upload-dialog.tsx")).UploadDialog }));
const ReviewDrawer = lazy(async () => ({ default: (await import("./review-drawer.tsx")).ReviewDrawer }));

const VIEW_ICONS: Record<DocumentView, IconPart> = {
  grid: IconLayoutGrid,
  list: IconList,
  analysis: IconFileAnalytics,
};

type Props = {
  search: DocumentsSearch;
  onSearch: (search: DocumentsSearch) => void;
  uploading: Uploading;
  /** The analyzer of the tab, which takes the paper that the address names, and the one of the upload dialog. */
  analyzer: ReactNode;
  dialogAnalyzer: ReactNode;
};

export function DocumentsScreen({ search, onSearch, uploading, analyzer, dialogAnalyzer }: Props) {
  const [isUploading, setUploading] = useState(false);
  const { document: openedId, ...closed } = search;
  const view = search.view ?? "grid";
  const remove = useRemoval(({ id }) => {
    if (id === openedId) onSearch(closed);
  });
  const open = ({ id }: Document) => onSearch({ ...search, document: id });
  const show = (next: string | null) => {
    const known = oneOf(DOCUMENT_VIEWS, next);
    const { view: _, paper: __, ...rest } = closed;
    if (known) onSearch(known === "grid" ? rest : { ...rest, view: known });
  };

  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          <Button
            variant="filled"
            leftSection={<IconUpload size={16} aria-hidden />}
            onClick={() => setUploading(true)}
          >
            {copy.upload.open}
          </Button>
        }
      />
      <Tabs
        value={view}
        onChange={show}
        keepMounted={false}
        classNames={{ tabSection: classes.tabIcon ?? "" }}
      >
        <Tabs.List>
          {DOCUMENT_VIEWS.map((one) => {
            const Icon = VIEW_ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={16} stroke={1.75} aria-hidden />}>
                {copy.views[one]}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value={view} className={classes.panel}>
          {view === "analysis" ? (
            analyzer
          ) : (
            <>
              <DocumentTools search={search} onSearch={onSearch} />
              <DocumentList
                // Another list is another selection.
                key={JSON.stringify(filterOf(search))}
                search={search}
                icon={IconFiles}
                onOpen={open}
                onRemove={remove}
                onUpload={() => setUploading(true)}
                onClear={() => onSearch(search.view === undefined ? {} : { view: search.view })}
              />
            </>
          )}
        </Tabs.Panel>
      </Tabs>
      <Suspense>
        {isUploading && (
          <UploadDialog uploading={uploading} analyzer={dialogAnalyzer} onClose={() => setUploading(false)} />
        )}
        {openedId !== undefined && (
          <ReviewDrawer
            key={openedId}
            documentId={openedId}
            uploading={uploading}
            onAnalyze={() => onSearch({ ...closed, view: "analysis", paper: openedId })}
            onRemove={remove}
            onClose={() => onSearch(closed)}
          />
        )}
      </Suspense>
    </>
  );
}
