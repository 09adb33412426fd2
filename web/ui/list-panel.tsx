import type { IconPart } from "./badge.tsx";
import { EmptyState } from "./empty-state.tsx";
import { FailedNote } from "./failed-note.tsx";
import { type Column, ResponsiveTable } from "./responsive-table.tsx";
import { ShowMore } from "./show-more.tsx";
import { WaitingRows } from "./waiting-rows.tsx";

import classes from "./list-panel.module.css";

type Props<Row extends { id: number }> = {
  label: string;
  what: string;
  icon: IconPart;
  empty: string;
  emptyHint: string;
  list: {
    isPending: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** A list in pages as a table on a panel: waiting, empty, failed or there. */
export function ListPanel<Row extends { id: number }>(props: Props<Row>) {
  const { list, rows } = props;
  return (
    <>
      <div className={classes.list}>
        {list.isPending && <WaitingRows />}
        {!list.isPending && rows.length === 0 && (
          <EmptyState icon={props.icon} title={props.empty} text={props.emptyHint} />
        )}
        <FailedNote failed={list} what={props.what} />
        {rows.length > 0 && (
          <ResponsiveTable label={props.label} columns={props.columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </div>
      <ShowMore shown={rows.length} list={list} />
    </>
  );
}
