import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";

import { DOCUMENT_CATEGORIES, DOCUMENT_SORTS, DOCUMENT_STATUSES } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { oneOf } from "#web/core/address.ts";
import { useSettledText } from "#web/core/settled-text.ts";

import type { DocumentsSearch } from "./documents-search.ts";

import classes from "./documents.module.css";

/** Typing pauses this long, in milliseconds, before the server is asked. */
const SEARCH_PAUSE_MS = 300;

type Props = { search: DocumentsSearch; onSearch: (search: DocumentsSearch) => void };

/** What is looked for, of which kind, and in which order; all of it stands in the address. */
export function DocumentTools({ search, onSearch }: Props) {
  /** Left out of the address where nothing is asked. */
  const change = (part: { [K in "q" | "category" | "status" | "sort"]?: DocumentsSearch[K] | undefined }) => {
    const { q, category, status, sort, ...rest } = { ...search, ...part };
    onSearch({
      ...rest,
      ...(category && { category }),
      ...(status && { status }),
      ...(sort && { sort }),
      ...(q && { q }),
    });
  };
  const [text, setText] = useSettledText(search.q ?? "", (q) => change({ q }), SEARCH_PAUSE_MS);
  const isByDate = Boolean(search.q);
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
        value={search.category ?? "all"}
        data={[
          { value: "all", label: copy.allCategories },
          ...DOCUMENT_CATEGORIES.map((one) => ({ value: one, label: copy.categories[one] })),
        ]}
        onChange={(event) => change({ category: oneOf(DOCUMENT_CATEGORIES, event.currentTarget.value) })}
      />
      <NativeSelect
        size="sm"
        aria-label={copy.status}
        value={search.status ?? "all"}
        data={[
          { value: "all", label: copy.allStatuses },
          ...DOCUMENT_STATUSES.map((one) => ({ value: one, label: statusCopy.document[one] })),
        ]}
        onChange={(event) => change({ status: oneOf(DOCUMENT_STATUSES, event.currentTarget.value) })}
      />
      <NativeSelect
        size="sm"
        aria-label={copy.sort}
        title={isByDate ? copy.searchIsByDate : undefined}
        value={isByDate && search.sort === "name" ? "newest" : (search.sort ?? "newest")}
        data={DOCUMENT_SORTS.map((one) => ({
          value: one,
          label: copy.sorts[one],
          disabled: isByDate && one === "name",
        }))}
        onChange={(event) => {
          const sort = oneOf(DOCUMENT_SORTS, event.currentTarget.value);
          change({ sort: sort === "newest" ? undefined : sort });
        }}
      />
    </div>
  );
}
