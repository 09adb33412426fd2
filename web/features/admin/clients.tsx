import { IconUsers } from "@tabler/icons-react";

import type { Client } from "#contracts/admin.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";

import { WaitingRows } from "./waiting-rows.tsx";

import classes from "./admin.module.css";

const copy = admin.clients;

export function Clients() {
  const list = trpc.admin.clients.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="clients">
      <div className={classes.head}>
        <h2 className={classes.title} id="clients">
          {copy.title}
        </h2>
      </div>
      <div className={classes.list}>
        {list.isPending && <WaitingRows />}
        {!list.isPending && clients.length === 0 && (
          <EmptyState icon={IconUsers} title={copy.empty} text={copy.emptyHint} />
        )}
        <FailedNote failed={list} what={copy.what} />
        {clients.length > 0 && (
          <ResponsiveTable label={copy.title} columns={COLUMNS} rows={clients} rowKey={({ id }) => id} />
        )}
      </div>
      <ShowMore shown={clients.length} list={list} />
    </section>
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
  { key: "phone", header: copy.columns.phone, cell: ({ phone }) => phone ?? copy.none },
  { key: "group", header: copy.columns.group, cell: ({ groupName }) => groupName ?? copy.none },
  { key: "pets", header: copy.columns.pets, align: "end", width: 72, cell: ({ pets }) => pets },
  {
    key: "workspaces",
    header: copy.columns.workspaces,
    align: "end",
    width: 88,
    cell: ({ workspaces }) => workspaces,
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 120,
    cell: ({ status }) => <ColleagueStatusBadge status={status} />,
  },
];
