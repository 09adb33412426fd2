import { NativeSelect } from "@mantine/core";

import { EXPIRY_FILTERS } from "#contracts/documents/expiry.ts";
import { DOCUMENT_CATEGORIES, DOCUMENT_SORTS, DOCUMENT_STATUSES } from "#contracts/documents/terms.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { oneOf } from "#web/core/address.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { FilterChoice, SearchField } from "#web/ui/filter-bar.tsx";

import type { DocumentsSearch } from "./documents-search.ts";

import classes from "./documents.module.css";

type Props = { search: DocumentsSearch; onSearch: (search: DocumentsSearch) => void };

/** What is looked for, of which kind, and in which order; all of it stands in the address. */
export function DocumentTools({ search, onSearch }: Props) {
  /** Left out of the address where nothing is asked. */
  const change = (part: {
    [K in "q" | "category" | "status" | "expiry" | "sort"]?: DocumentsSearch[K] | undefined;
  }) => {
    const { q, category, status, expiry, sort, ...rest } = { ...search, ...part };
    onSearch({
      ...rest,
      ...(category && { category }),
      ...(status && { status }),
      ...(expiry && { expiry }),
      ...(sort && { sort }),
      ...(q && { q }),
    });
  };
  const [text, setText] = useSettledText(search.q ?? "", (q) => change({ q }));
  const isByDate = Boolean(search.q);
  return (
    <div className={classes.tools}>
      <SearchField
        label={copy.searchLabel}
        placeholder={copy.search}
        text={text}
        onText={setText}
        className={classes.search}
      />
      <FilterChoice
        label={copy.category}
        all={copy.allCategories}
        options={DOCUMENT_CATEGORIES}
        wordOf={(one) => copy.categories[one]}
        value={search.category}
        onValue={(category) => change({ category })}
      />
      <FilterChoice
        label={copy.status}
        all={copy.allStatuses}
        options={DOCUMENT_STATUSES}
        wordOf={(one) => statusCopy.document[one]}
        value={search.status}
        onValue={(status) => change({ status })}
      />
      <FilterChoice
        label={copy.expiry}
        all={copy.allExpiries}
        options={EXPIRY_FILTERS}
        wordOf={(one) => copy.expiries[one]}
        value={search.expiry}
        onValue={(expiry) => change({ expiry })}
      />
      {/* Papers that lapse have an order of their own: the nearest to today comes first. */}
      {search.expiry === undefined && (
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
      )}
    </div>
  );
}
