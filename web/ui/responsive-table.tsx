// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a changed `display` takes the roles away in Safari
import type { ReactNode } from "react";

import { runsOf } from "#web/core/runs.ts";

import classes from "./responsive-table.module.css";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The heading cell of a row: first on its card, without a label. */
  isMain?: boolean;
  align?: "end";
  /** Instead of the words of the header, as a checkbox for all rows. */
  head?: ReactNode;
  /** The header is for screen readers only, as over a column of buttons. */
  isHeaderHidden?: boolean;
  width?: number | string;
  /** What it says stays on one line, as a date does. */
  isWhole?: boolean;
  /** On a card it stands below its label, over the whole width, as a list does. */
  isBelow?: boolean;
};

type Props<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The group a row belongs to, where the rows come group by group. */
  groupOf?: ((row: Row) => string) | undefined;
};

/** A table that turns into cards under 768 px. */
export function ResponsiveTable<Row>({ label, columns, rows, rowKey, groupOf }: Props<Row>) {
  return (
    <table className={classes.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              data-column={column.key}
              data-align={column.align}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.head ?? (
                <span className={column.isHeaderHidden ? "sr-only" : undefined}>{column.header}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {runsOf(rows, groupOf ?? (() => "")).map((run) => (
        <tbody key={rowKey(run[0])} role="rowgroup">
          {groupOf && (
            <tr role="row">
              <th scope="rowgroup" role="rowheader" colSpan={columns.length} data-group>
                <bdi>{groupOf(run[0])}</bdi>
              </th>
            </tr>
          )}
          {run.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-align={column.align}
                  data-column={column.key}
                  data-main={column.isMain || undefined}
                  data-whole={column.isWhole || undefined}
                  data-below={column.isBelow || undefined}
                  data-label={column.isHeaderHidden ? undefined : column.header}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
