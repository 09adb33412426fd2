import { IconUsers } from "@tabler/icons-react";

import type { Client } from "#contracts/admin.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";

import { ListPanel } from "./list-panel.tsx";

import classes from "./manage.module.css";

const copy = manage.clients;

export function ClientList() {
  const list = trpc.admin.clients.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <ListPanel
      label={manage.tabs.clients}
      what={copy.what}
      icon={IconUsers}
      empty={copy.empty}
      emptyHint={copy.emptyHint}
      list={list}
      columns={COLUMNS}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
    />
  );
}

const COLUMNS: readonly Column<Client>[] = [
  {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    cell: ({ name, email }) => (
      <span className={classes.two}>
        <PersonName name={name} className={classes.strong ?? ""} />
        <PersonName name={email} className={classes.dim ?? ""} />
      </span>
    ),
  },
  { key: "pets", header: copy.columns.pets, align: "end", width: 80, cell: ({ pets }) => pets },
  {
    key: "workspaces",
    header: copy.columns.workspaces,
    align: "end",
    width: 96,
    cell: ({ workspaces }) => workspaces,
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 136,
    cell: ({ status }) => <ColleagueStatusBadge status={status} />,
  },
  { key: "joined", header: copy.columns.joined, width: 128, cell: ({ joined }) => formatDay(joined) },
];
