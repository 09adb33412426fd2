import { type ComboboxItem, Select } from "@mantine/core";
import { useState } from "react";

import { lookingFor } from "#contracts/core/fold.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { messages as copy } from "#web/copy/messages.ts";
import { trpc } from "#web/core/api.ts";
import { isAnswered } from "#web/core/asked.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

type Props = { isDisabled: boolean; onChoose: (workspaceId: number | null) => void };

const PAUSE_MS = 250;
/** A workspace by its own or its owner's name: among the first by name, and by what is typed among all there are. */
export function WorkspaceChoice({ isDisabled, onChoose }: Props) {
  const [chosen, setChosen] = useState<ComboboxItem | null>(null);
  const [wanted, setWanted] = useState("");
  const [text, setText] = useSettledText(wanted, setWanted, PAUSE_MS);
  const list = trpc.workspaces.list.useQuery({ limit: PAGE_LIMIT_MAX, sort: "name" });
  // Only where the first page is not all there is.
  const isSearched = list.data?.nextCursor != null && wanted !== "" && wanted !== chosen?.label;
  const search = trpc.workspaces.list.useQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name", q: wanted },
    { enabled: isSearched },
  );
  const asked = isSearched ? search : list;
  const found = (asked.data?.items ?? []).map(({ id, name, ownerName }) => itemOf(id, name, ownerName));
  // What is chosen stays an option, whatever is found beside it.
  const data = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <>
      <Select
        label={copy.workspace}
        placeholder={copy.choose}
        data={data}
        value={chosen?.value ?? null}
        onChange={(value, item) => {
          setChosen(value === null ? null : item);
          onChoose(value === null ? null : Number(value));
        }}
        searchValue={text}
        onSearchChange={setText}
        nothingFoundMessage={isAnswered(asked) ? copy.noMatch : asked.isFetching ? copy.searching : null}
        filter={({ options, search: typed }) =>
          isSearched ? options : options.filter((one) => "label" in one && lookingFor(typed)(one.label))
        }
        searchable
        data-autofocus
        disabled={isDisabled}
      />
      <FailedNote failed={asked} what={copy.loading} />
    </>
  );
}

const itemOf = (id: number, name: string, owner: string): ComboboxItem => ({
  value: String(id),
  label: `${name} · ${owner}`,
});
