import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconDownload, IconFilter } from "@tabler/icons-react";

import { tasks as copy } from "#web/copy/tasks.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Count } from "#web/ui/count.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";

import { type ActionsSearch, filtersSet } from "./actions-search.ts";
import { FilterForm } from "./filter-form.tsx";
import { useExport } from "./use-export.ts";
import { ViewOptions } from "./view-options.tsx";

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

export function ActionsToolbar({ search, onSearch }: Props) {
  const exporting = useExport(search);
  const set = filtersSet(search);
  const save = () =>
    exporting.mutate(undefined, {
      onSuccess: ({ count, name }) =>
        showToast({
          kind: "success",
          title: copy.exporting.done,
          description: copy.exporting.doneText(count, name),
        }),
      onError: (error) =>
        showToast({ kind: "error", title: copy.exporting.failed, description: sentenceOf(error) }),
    });
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
      <Button
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={save}
        disabled={exporting.isPending}
      >
        {exporting.isPending ? copy.exporting.busy : copy.exporting.button}
      </Button>
    </>
  );
}
