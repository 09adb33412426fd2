import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconFilter } from "@tabler/icons-react";

import { tasks as copy } from "#web/copy/tasks.ts";
import { trpc } from "#web/core/api.ts";
import { Count } from "#web/ui/count.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";

import { type ActionsSearch, filtersSet } from "./actions-search.ts";
import { exportActions } from "./export-actions.ts";
import { FilterForm } from "./filter-form.tsx";
import { ViewOptions } from "./view-options.tsx";

type Props = {
  search: ActionsSearch;
  onSearch: (search: ActionsSearch) => void;
  /** How many actions the list has, where that is known. */
  total: number | undefined;
};

export function ActionsToolbar({ search, onSearch, total }: Props) {
  const { client } = trpc.useUtils();
  const set = filtersSet(search);
  return (
    <>
      <Dropdown
        label={copy.filter.title}
        width={320}
        trigger={(props) => (
          <Button
            {...props}
            leftSection={<IconFilter size={16} aria-hidden />}
            rightSection={set > 0 && <Count value={set} look="hot" label={copy.filter.set(set)} />}
          >
            {copy.filter.button}
          </Button>
        )}
      >
        {() => <FilterForm search={search} onSearch={onSearch} />}
      </Dropdown>
      <Dropdown
        label={copy.options.button}
        width={264}
        trigger={(props) => (
          <Button {...props} leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            {copy.options.button}
          </Button>
        )}
      >
        {() => <ViewOptions search={search} onSearch={onSearch} />}
      </Dropdown>
      <ExportButton
        label={copy.exporting.button}
        total={total}
        run={(watch) => exportActions(client, search, watch)}
      />
    </>
  );
}
