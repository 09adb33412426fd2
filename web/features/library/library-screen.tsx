import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconBooks, IconFilter, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import {
  LIBRARY_CATEGORIES,
  LIBRARY_DIFFICULTIES,
  type LibraryCategory,
  type LibraryTemplate,
} from "#contracts/templates.ts";
import { library as copy } from "#web/copy/library.ts";
import { oneOf } from "#web/core/address.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { filterLibrary, type LibraryFilter, NO_FILTER } from "./filter-library.ts";
import { LibraryCard } from "./library-card.tsx";
import { useLibrary } from "./use-library.ts";

import classes from "./library.module.css";

const PreviewDialog = lazy(async () => ({ default: (await import("./preview-dialog.tsx")).PreviewDialog }));

/** The limits that "Ready within" offers, in days. */
const TIME_LIMITS = [14, 30, 60] as const;

type Props = {
  category: LibraryCategory | "all";
  onCategory: (category: LibraryCategory | "all") => void;
  /** Starts a journey from the workflow that is tied to a template; null where none is and one has to be chosen. */
  onUse: (templateId: number | null) => void;
};

/** Documentation templates per destination. Search, category and filters work on what is here, without a call. */
export function LibraryScreen({ category, onCategory, onUse }: Props) {
  const library = useLibrary();
  const [typed, setTyped] = useState(NO_FILTER);
  const [previewed, setPreviewed] = useState<LibraryTemplate | null>(null);
  const filter = { ...typed, category };
  const templates = filterLibrary(library.templates, filter);

  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          size="sm"
          aria-label={copy.searchLabel}
          placeholder={copy.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed.search}
          enterKeyHint="search"
          onChange={(event) => setTyped({ ...typed, search: event.currentTarget.value })}
        />
        <FurtherFilters filter={filter} onFilter={setTyped} />
      </div>
      <fieldset className={classes.categories}>
        <legend className="sr-only">{copy.categories}</legend>
        {(["all", ...LIBRARY_CATEGORIES] as const).map((one) => (
          <Button key={one} radius="xl" aria-pressed={one === category} onClick={() => onCategory(one)}>
            {one === "all" ? copy.all : one}
          </Button>
        ))}
      </fieldset>
      {library.isPending && <Waiting />}
      {!library.isPending && templates.length === 0 && (
        <EmptyState icon={IconBooks} title={copy.empty} text={copy.emptyHint} />
      )}
      <FailedNote failed={library.failed} what={copy.what} />
      {templates.length > 0 && (
        <ul className={classes.cards} aria-label={copy.list}>
          {templates.map((template) => (
            <li key={template.id}>
              <LibraryCard template={template} onPreview={() => setPreviewed(template)} onUse={onUse} />
            </li>
          ))}
        </ul>
      )}
      {previewed && (
        <Suspense>
          <PreviewDialog
            template={previewed}
            onClose={() => setPreviewed(null)}
            onUse={(templateId) => {
              setPreviewed(null);
              onUse(templateId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type FilterProps = { filter: LibraryFilter; onFilter: (filter: LibraryFilter) => void };

function FurtherFilters({ filter, onFilter }: FilterProps) {
  const on = [filter.difficulty, filter.withinDays].filter((value) => value !== null).length;
  return (
    <Dropdown
      label={copy.filterTitle}
      align="start"
      trigger={(props) => (
        <Button leftSection={<IconFilter size={16} aria-hidden />} {...props}>
          {on === 0 ? copy.filter : copy.filterOn(on)}
        </Button>
      )}
    >
      {() => (
        <div className={classes.filters}>
          <NativeSelect
            label={copy.difficulty}
            value={filter.difficulty ?? ""}
            data={[
              { value: "", label: copy.anyDifficulty },
              ...LIBRARY_DIFFICULTIES.map((one) => ({ value: one, label: one })),
            ]}
            onChange={(event) =>
              onFilter({
                ...filter,
                difficulty: oneOf(LIBRARY_DIFFICULTIES, event.currentTarget.value) ?? null,
              })
            }
          />
          <NativeSelect
            label={copy.readyWithin}
            value={String(filter.withinDays ?? "")}
            data={[
              { value: "", label: copy.anyTime },
              ...TIME_LIMITS.map((days) => ({ value: String(days), label: copy.withinDays(days) })),
            ]}
            onChange={(event) =>
              onFilter({ ...filter, withinDays: Number(event.currentTarget.value) || null })
            }
          />
          <Button
            disabled={on === 0}
            onClick={() => onFilter({ ...filter, difficulty: null, withinDays: null })}
          >
            {copy.clear}
          </Button>
        </div>
      )}
    </Dropdown>
  );
}

function Waiting() {
  return (
    <Delayed>
      <div className={classes.cards}>
        {Array.from({ length: 6 }, (_, card) => (
          <PlaceholderCard key={card} lines={3} />
        ))}
      </div>
    </Delayed>
  );
}
