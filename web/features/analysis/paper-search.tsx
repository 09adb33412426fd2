import { Select } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

import { analysis as copy } from "#web/copy/analysis.ts";
import { documents } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { isAnswered } from "#web/core/asked.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

const SHOWN = 20;

type Props = { onChoose: (documentId: number) => void };

/** Looks for a document by its name or by what it says. */
export function PaperSearch({ onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  // What is chosen stands in the field: it is no new search.
  const q = chosen?.label === text ? "" : text.trim();
  const found = trpc.documents.list.useQuery({ q, limit: SHOWN }, { placeholderData: (before) => before });
  const options = (found.data?.items ?? []).map(({ id, name, workspaceName }) => ({
    value: String(id),
    label: `${name} · ${workspaceName}`,
  }));
  return (
    <>
      <Select
        ref={field}
        label={copy.takeLabel}
        placeholder={copy.takePlaceholder}
        searchable
        data={chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options}
        // The server has looked already, also into the papers themselves.
        filter={({ options: all }) => all}
        nothingFoundMessage={isAnswered(found) ? copy.takeNothing : null}
        searchValue={text}
        onSearchChange={setText}
        value={chosen?.value ?? null}
        onChange={(value, option) => {
          setChosen(value === null ? null : { value, label: option?.label ?? "" });
          if (value !== null) onChoose(Number(value));
        }}
      />
      <FailedNote failed={found} what={documents.what} />
    </>
  );
}
