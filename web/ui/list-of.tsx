import type { ReactNode } from "react";

import { type Asked, isAnswered } from "#web/core/asked.ts";

import { FailedNote } from "./failed-note.tsx";
import { WaitingRows } from "./waiting-rows.tsx";

type Props = {
  list: Asked;
  /** What could not be loaded, as it begins a sentence: `Documents`. */
  what: string;
  /** How many rows there are to show. */
  count: number;
  /** In place of the rows until an answer is there. */
  waiting?: ReactNode;
  /** Said once an answer is there that holds no row: never of a list that failed or is still asked for. */
  empty: ReactNode;
  children: ReactNode;
};

/** The one way to show a list: waiting, failed with a way to try again, empty, or its rows. */
export function ListOf({ list, what, count, waiting = <WaitingRows />, empty, children }: Props) {
  return (
    <>
      <FailedNote failed={list} what={what} />
      {count > 0 ? children : isAnswered(list) ? empty : !list.error && waiting}
    </>
  );
}
