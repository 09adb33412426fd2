import { Button, NativeSelect, Tabs, TextInput } from "@mantine/core";
import {
  IconFileAnalytics,
  IconFiles,
  IconLayoutGrid,
  IconList,
  IconSearch,
  IconUpload,
} from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { DOCUMENT_CATEGORIES, DOCUMENT_STATUSES, type Document } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { oneOf } from "#web/core/address.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

import { DocumentList } from "./document-list.tsx";
import { DOCUMENT_VIEWS, type DocumentsSearch, type DocumentView } from "./documents-search.ts";
import type { Uploading } from "./uploading.ts";
import { useRemoval } from "./use-documents.ts";

import classes from "./documents.module.css";

const UploadDialog = lazy(async () => ({ default: (await import("./upload-dialog.tsx")).UploadDialog }));
const ReviewDrawer = lazy(async () => ({ default: (await import("./review-drawer.tsx")).ReviewDrawer }));

/** Typing pauses this long, in milliseconds, before the server is asked. */
const SEARCH_PAUSE_MS = 300;

const VIEW_ICONS: Record<DocumentView, IconPart> = {
  grid: IconLayoutGrid,
  list: IconList,
  analysis: IconFileAnalytics,
};

type Props = {
  search: DocumentsSearch;
  onSearch: (search: DocumentsSearch) => void;
  uploading: Uploading;
  /** The analyzer, which also stands in the upload dialog. */
  analyzer: ReactNode;
};

export function DocumentsScreen({ search, onSearch, uploading, analyzer }: Props) {
  const [isUploading, setUploading] = useState(false);
  const { document: openedId, ...closed } = search;
  const view = search.view ?? "grid";
  const remove = useRemoval(({ id }) => {
    if (id === openedId) onSearch(closed);
  });
  const open = ({ id }: Document) => onSearch({ ...search, document: id });
  const show = (next: string | null) => {
    const known = oneOf(DOCUMENT_VIEWS, next);
    const { view: _, ...rest } = closed;
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
              <Toolbar search={search} onSearch={onSearch} />
              <DocumentList
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
          <UploadDialog uploading={uploading} analyzer={analyzer} onClose={() => setUploading(false)} />
        )}
        {openedId !== undefined && (
          <ReviewDrawer
            key={openedId}
            documentId={openedId}
            onRemove={remove}
            onClose={() => onSearch(closed)}
          />
        )}
      </Suspense>
    </>
  );
}

function Toolbar({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  const { q, category, status, ...rest } = search;
  const [text, setText] = useSettledText(
    q ?? "",
    (next) =>
      onSearch({
        ...rest,
        ...(category && { category }),
        ...(status && { status }),
        ...(next && { q: next }),
      }),
    SEARCH_PAUSE_MS,
  );
  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.search}
        type="search"
        size="sm"
        aria-label={copy.searchLabel}
        placeholder={copy.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        enterKeyHint="search"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        aria-label={copy.category}
        value={category ?? "all"}
        data={[
          { value: "all", label: copy.allCategories },
          ...DOCUMENT_CATEGORIES.map((one) => ({ value: one, label: copy.categories[one] })),
        ]}
        onChange={(event) => {
          const next = oneOf(DOCUMENT_CATEGORIES, event.currentTarget.value);
          onSearch({ ...rest, ...(q && { q }), ...(status && { status }), ...(next && { category: next }) });
        }}
      />
      <NativeSelect
        size="sm"
        aria-label={copy.status}
        value={status ?? "all"}
        data={[
          { value: "all", label: copy.allStatuses },
          ...DOCUMENT_STATUSES.map((one) => ({ value: one, label: statusCopy.document[one] })),
        ]}
        onChange={(event) => {
          const next = oneOf(DOCUMENT_STATUSES, event.currentTarget.value);
          onSearch({
            ...rest,
            ...(q && { q }),
            ...(category && { category }),
            ...(next && { status: next }),
          });
        }}
      />
    </div>
  );
}
