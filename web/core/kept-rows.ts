import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { parseSearch, stringifySearch } from "./address.ts";

/** Under which names an address says how far its lists are open; the schedule has two. */
export type KeptAs = "rows" | "past";

type Search = Record<string, unknown>;
type Pages = { hasNextPage: boolean; fetchNextPage: () => unknown };

/** A list is opened again up to here; for more there is the button. */
const KEPT_MAX = 1000;

const askedBy = (search: Search) => stringifySearch({ ...search, rows: null, past: null });

/** What asks for something else begins at its top. */
export function fromTheTop({ search, next }: { search: Search; next: (search: Search) => Search }): Search {
  const then = next(search);
  return askedBy(then) === askedBy(search) ? then : { ...then, rows: undefined, past: undefined };
}

/**
 * Keeps in the address how far a list is open, so that a reload and a link open it as far. Gives what the button calls.
 * A page that does not arrive is not asked for again: the button is there for that.
 */
export function useKeptRows(shown: number, { hasNextPage, fetchNextPage }: Pages, keptAs: KeptAs | null) {
  const navigate = useNavigate();
  const { searchStr } = useRouter().latestLocation;
  const wanted = useRef<number | null>(null);
  const isAsked = useRef(false);
  wanted.current ??= keptAs ? Math.min(KEPT_MAX, Number(parseSearch(searchStr)[keptAs]) || 0) : 0;
  useEffect(() => {
    if (shown >= (wanted.current ?? 0)) wanted.current = 0;
    else if (hasNextPage) void fetchNextPage();
    if (isAsked.current && keptAs) {
      isAsked.current = false;
      void navigate({
        to: ".",
        search: ((search: Search) => ({ ...search, [keptAs]: shown })) as never,
        replace: true,
        resetScroll: false,
      });
    }
    // By the rows that are there: once for each page that has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
  return () => {
    isAsked.current = true;
    void fetchNextPage();
  };
}
