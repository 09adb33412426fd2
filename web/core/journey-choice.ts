import { useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";

import { trpc } from "./api.ts";
import type { Asked } from "./asked.ts";
import { useSettledText } from "./settled-text.ts";

type Named = { id: number; name: string; ownerName: string };
type Option = { value: string; label: string };

const PAUSE_MS = 250;

const optionOf = ({ id, name, ownerName }: Named): Option => ({
  value: String(id),
  label: `${name} · ${ownerName}`,
});

/** What a choice of a journey offers: the first by name, and by what is typed among all there are. */
export type JourneyChoice = {
  asked: Asked;
  options: Option[];
  /** The options are what the text has found, and not to be narrowed by it again. */
  isSearched: boolean;
  text: string;
  setText: (text: string) => void;
  /** Keeps what is chosen an option, whatever is found beside it. */
  keep: (value: string | null) => void;
};

export function useJourneyChoice(value: number | null): JourneyChoice {
  const [kept, setKept] = useState<Option | null>(null);
  const [wanted, setWanted] = useState("");
  const [text, setText] = useSettledText(wanted, setWanted, PAUSE_MS);
  const first = trpc.workspaces.list.useQuery({ limit: PAGE_LIMIT_MAX, sort: "name" });
  const has = (option: Option | null) => option?.value === String(value);
  const isKnown = value === null || has(kept) || first.data?.items.some(({ id }) => id === value) === true;
  const own = trpc.workspaces.find.useQuery(
    { workspaceId: value ?? 0 },
    { enabled: first.data !== undefined && !isKnown },
  );
  const chosen = has(kept) ? kept : !isKnown && own.data ? optionOf(own.data) : null;
  const isSearched = first.data?.nextCursor != null && wanted !== "" && wanted !== chosen?.label;
  const search = trpc.workspaces.list.useQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name", q: wanted },
    { enabled: isSearched },
  );
  const asked = isSearched ? search : first;
  const found = (asked.data?.items ?? []).map(optionOf);
  const options = chosen && !found.some(has) ? [chosen, ...found] : found;
  const keep = (next: string | null) => setKept(options.find((one) => one.value === next) ?? null);
  return { asked, options, isSearched, text, setText, keep };
}
