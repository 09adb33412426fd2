import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";

import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates/terms.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { library as copy } from "#web/copy/library.ts";
import { speciesName } from "#web/copy/species.ts";
import { oneOf } from "#web/core/address.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";

import { type LibrarySearch, TIME_LIMITS } from "./library-search.ts";

import classes from "./library.module.css";

type Props = {
  search: LibrarySearch;
  onSearch: (search: LibrarySearch) => void;
  /** The destinations there are templates for. */
  destinations: readonly string[];
};

/** The filters beyond search and category; each stands in the address. */
export function FurtherFilters({ search, onSearch, destinations }: Props) {
  const { destination, difficulty, species, days, show } = search;
  const on = [destination, difficulty, species, days, show].filter(Boolean).length;
  const any = (label: string) => ({ value: "", label });
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
            label={copy.destination}
            value={destination ?? ""}
            data={[any(copy.anyDestination), ...destinations.map((one) => ({ value: one, label: one }))]}
            onChange={(event) => onSearch({ ...search, destination: event.currentTarget.value || undefined })}
          />
          <NativeSelect
            label={copy.category}
            value={search.category ?? ""}
            data={[any(copy.anyCategory), ...LIBRARY_CATEGORIES.map((one) => ({ value: one, label: one }))]}
            onChange={(event) =>
              onSearch({ ...search, category: oneOf(LIBRARY_CATEGORIES, event.currentTarget.value) })
            }
          />
          <NativeSelect
            label={copy.difficulty}
            value={difficulty ?? ""}
            data={[
              any(copy.anyDifficulty),
              ...LIBRARY_DIFFICULTIES.map((one) => ({ value: one, label: one })),
            ]}
            onChange={(event) =>
              onSearch({ ...search, difficulty: oneOf(LIBRARY_DIFFICULTIES, event.currentTarget.value) })
            }
          />
          <NativeSelect
            label={copy.species}
            value={species ?? ""}
            data={[
              any(copy.anySpecies),
              ...PET_TYPES.map((one) => ({ value: one, label: speciesName(one) })),
            ]}
            onChange={(event) =>
              onSearch({ ...search, species: oneOf(PET_TYPES, event.currentTarget.value) })
            }
          />
          <NativeSelect
            label={copy.readyWithin}
            value={String(days ?? "")}
            data={[
              any(copy.anyTime),
              ...TIME_LIMITS.map((limit) => ({ value: String(limit), label: copy.withinDays(limit) })),
            ]}
            onChange={(event) =>
              onSearch({ ...search, days: Number(event.currentTarget.value) || undefined })
            }
          />
          <Checkbox
            label={copy.archivedOnly}
            checked={show === "archived"}
            onChange={(event) =>
              onSearch({ ...search, show: event.currentTarget.checked ? "archived" : undefined })
            }
          />
          <Button disabled={on === 0} onClick={() => onSearch({ q: search.q, category: search.category })}>
            {copy.clear}
          </Button>
        </div>
      )}
    </Dropdown>
  );
}
