import { Button, TextInput } from "@mantine/core";
import { IconBooks, IconPlus, IconRoute, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import { compareNames } from "#contracts/core/fold.ts";
import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { LIBRARY_CATEGORIES } from "#contracts/templates/terms.ts";
import { library as copy } from "#web/copy/library.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { filterLibrary } from "./filter-library.ts";
import { FurtherFilters } from "./further-filters.tsx";
import { LibraryCard } from "./library-card.tsx";
import { filterOf, type LibrarySearch } from "./library-search.ts";
import { useLibrary, useLibraryArchive } from "./use-library.ts";

import classes from "./library.module.css";

const PreviewDialog = lazy(async () => ({ default: (await import("./preview-dialog.tsx")).PreviewDialog }));
const LibraryDialog = lazy(async () => ({ default: (await import("./library-dialog.tsx")).LibraryDialog }));

type Props = {
  search: LibrarySearch;
  onSearch: (search: LibrarySearch) => void;
  /** Workflows that journeys can be started from. */
  workflows: readonly { id: number; name: string }[];
  /** Starts a journey from a template; without a workflow tied to it, one has to be chosen first. */
  onUse: (template: LibraryTemplate) => void;
};

/** What is open over the list. */
type Open = { what: "preview" | "edit" | "copy" | "new"; id: number | null };

/** Documentation templates per destination. Search, category and filters work on what is here, without a call. */
export function LibraryScreen({ search, onSearch, workflows, onUse }: Props) {
  const library = useLibrary(search.show === "archived");
  const { putAway, bringBack } = useLibraryArchive();
  const refusal = useRefusal("editTemplates");
  const [open, setOpen] = useState<Open | null>(null);
  const templates = filterLibrary(library.templates, filterOf(search));
  const destinations = [...new Set(library.templates.map((one) => one.destinationCountry))].sort(
    compareNames,
  );
  const opened = library.templates.find(({ id }) => id === open?.id) ?? null;
  const { category = "all" } = search;
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            <Button component={Link} to="/planner" leftSection={<IconRoute size={16} aria-hidden />}>
              {copy.planner}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen({ what: "new", id: null })}
              {...refusal}
            >
              {copy.create}
            </Button>
          </>
        }
      />
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          size="sm"
          aria-label={copy.searchLabel}
          placeholder={copy.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search.q ?? ""}
          enterKeyHint="search"
          onChange={(event) => onSearch({ ...search, q: event.currentTarget.value })}
        />
        <FurtherFilters search={search} onSearch={onSearch} destinations={destinations} />
      </div>
      <fieldset className={classes.categories}>
        <legend className="sr-only">{copy.categories}</legend>
        {(["all", ...LIBRARY_CATEGORIES] as const).map((one) => (
          <Button
            key={one}
            radius="xl"
            aria-pressed={one === category}
            onClick={() => onSearch({ ...search, category: one === "all" ? undefined : one })}
          >
            {one === "all" ? copy.all : one}
          </Button>
        ))}
      </fieldset>
      <ListOf
        list={library.list}
        what={copy.what}
        count={templates.length}
        waiting={<Waiting />}
        empty={<EmptyState icon={IconBooks} title={copy.empty} text={copy.emptyHint} />}
      >
        <ul className={classes.cards} aria-label={copy.list}>
          {templates.map((template) => (
            <li key={template.id}>
              <LibraryCard
                template={template}
                onPreview={() => setOpen({ what: "preview", id: template.id })}
                onUse={() => onUse(template)}
                onEdit={() => setOpen({ what: "edit", id: template.id })}
                onDuplicate={() => setOpen({ what: "copy", id: template.id })}
                onArchive={() => putAway(template)}
                onRestore={() => bringBack(template)}
              />
            </li>
          ))}
        </ul>
      </ListOf>
      <Suspense>
        {open?.what === "preview" && opened && (
          <PreviewDialog
            template={opened}
            onClose={close}
            onUse={() => {
              close();
              onUse(opened);
            }}
          />
        )}
        {open && open.what !== "preview" && (opened || open.what === "new") && (
          <LibraryDialog begin={opened} isCopy={open.what === "copy"} workflows={workflows} onClose={close} />
        )}
      </Suspense>
    </>
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
