import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { documents as copy } from "#web/copy/documents.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import type { DocumentActions } from "./document-menu.tsx";
import { DocumentGrid, DocumentTable } from "./document-views.tsx";
import { type DocumentsSearch, isFiltered } from "./documents-search.ts";
import { useDocuments } from "./use-documents.ts";

import classes from "./documents.module.css";

const SelectionBar = lazy(async () => ({ default: (await import("./selection-bar.tsx")).SelectionBar }));

const PLACEHOLDERS = 8;

type Props = DocumentActions & {
  search: DocumentsSearch;
  icon: IconPart;
  onUpload: () => void;
  onClear: () => void;
};

/** The documents an address asks for, as cards or as a table. */
export function DocumentList({ search, icon, onUpload, onClear, ...actions }: Props) {
  const { list, documents } = useDocuments(search);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const View = search.view === "list" ? DocumentTable : DocumentGrid;
  const selection = {
    selected,
    onSelect: (id: number) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    onSelectAll: () =>
      setSelected(
        new Set(documents.every(({ id }) => selected.has(id)) ? [] : documents.map(({ id }) => id)),
      ),
  };
  const chosen = documents.filter(({ id }) => selected.has(id));
  return (
    <>
      <ListOf
        list={list}
        what={copy.what}
        count={documents.length}
        waiting={
          <Delayed>
            <div className={search.view === "list" ? classes.rows : classes.grid}>
              {Array.from({ length: PLACEHOLDERS }, (_, card) => (
                <PlaceholderCard key={card} lines={search.view === "list" ? 0 : 1} />
              ))}
            </div>
          </Delayed>
        }
        empty={
          <EmptyState
            icon={icon}
            title={copy.empty}
            text={isFiltered(search) ? copy.emptySearch : copy.emptyHint}
          >
            {isFiltered(search) ? (
              <Button onClick={onClear}>{copy.clearFilters}</Button>
            ) : (
              <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={onUpload}>
                {copy.upload.open}
              </Button>
            )}
          </EmptyState>
        }
      >
        <View documents={documents} selection={selection} {...actions} />
      </ListOf>
      <ShowMore shown={documents.length} list={list} />
      {chosen.length > 0 && (
        <Suspense>
          <SelectionBar documents={chosen} onClear={() => setSelected(new Set())} />
        </Suspense>
      )}
    </>
  );
}
