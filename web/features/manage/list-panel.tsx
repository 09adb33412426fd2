import type { IconPart } from "#web/ui/badge.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./manage.module.css";

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

/** A list of one tab: waiting, empty, failed or there. */
export function ListPanel<Row extends { id: number }>(props: Props<Row>) {
  const { list, rows } = props;
  return (
    <>
      <div className={classes.list}>
        {list.isPending && (
          <Delayed>
            <div className={classes.loading}>
              {Array.from({ length: 8 }, (_, row) => (
                <Placeholder key={row} height={32} />
              ))}
            </div>
          </Delayed>
        )}
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
