import { IconArchive, IconArchiveOff } from "@tabler/icons-react";

import { manage } from "#web/copy/manage.ts";
import type { Refusal } from "#web/core/permissions.ts";
import type { Column } from "#web/ui/responsive-table.tsx";
import type { RowMenuItem } from "#web/ui/row-menu-list.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";

type Menu<Row> = {
  isArchived: boolean;
  /** Why rows may not be put away nor brought back, where that is so. */
  refusal: Refusal;
  /** What can be done besides. */
  others: (row: Row) => readonly RowMenuItem[];
  putAway: (row: Row) => void;
  bringBack: (row: Row) => void;
};

/** The last column of the lists of Management: what can be done with a row, and its way into the archive and back. */
export function menuColumn<Row extends { name: string }>(menu: Menu<Row>): Column<Row> {
  const isDisabled = menu.refusal.disabled ?? false;
  return {
    key: "actions",
    header: manage.actions,
    isHeaderHidden: true,
    width: 56,
    align: "end",
    cell: (row) => (
      <RowMenu
        note={menu.refusal.title ?? null}
        label={manage.menuOf(row.name)}
        items={[
          ...menu.others(row),
          menu.isArchived
            ? {
                label: manage.menu.restore,
                icon: IconArchiveOff,
                isDisabled,
                onClick: () => menu.bringBack(row),
              }
            : { label: manage.menu.archive, icon: IconArchive, isDisabled, onClick: () => menu.putAway(row) },
        ]}
      />
    ),
  };
}
