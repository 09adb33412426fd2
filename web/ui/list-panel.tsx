import type { Asked } from "#web/core/asked.ts";

import type { IconPart } from "./badge.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ListOf } from "./list-of.tsx";
import { type Column, ResponsiveTable } from "./responsive-table.tsx";
import { ShowMore } from "./show-more.tsx";

import classes from "./list-panel.module.css";

type Props<Row extends { id: number }> = {
  label: string;
  what: string;
  icon: IconPart;
  empty: string;
  emptyHint: string;
  list: Asked & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** A list in pages as a table on a panel. */
export function ListPanel<Row extends { id: number }>(props: Props<Row>) {
  const { list, rows } = props;
  return (
    <>
      <div className={classes.list}>
        <ListOf
          list={list}
          what={props.what}
          count={rows.length}
          empty={<EmptyState icon={props.icon} title={props.empty} text={props.emptyHint} />}
        >
          <ResponsiveTable label={props.label} columns={props.columns} rows={rows} rowKey={({ id }) => id} />
        </ListOf>
      </div>
      <ShowMore shown={rows.length} list={list} />
    </>
  );
}
