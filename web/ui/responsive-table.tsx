// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a changed `display` takes the roles away in Safari
import type { ReactNode } from "react";

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
};

type Props<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** A table that turns into cards under 768 px. */
export function ResponsiveTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
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
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-align={column.align}
                data-column={column.key}
                data-main={column.isMain || undefined}
                data-label={column.isHeaderHidden ? undefined : column.header}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
