import { IconId, IconUsers } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";

import type { Client } from "#contracts/admin/shapes.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { archiving } from "#web/ui/archiving.ts";
import { SearchField } from "#web/ui/filter-bar.tsx";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";

import type { ManageSearch } from "./manage-search.ts";
import { menuColumn } from "./menu-column.tsx";
import { ShownSwitch } from "./shown-switch.tsx";

import classes from "./manage.module.css";

const copy = manage.clients;

type Props = { search: ManageSearch; onSearch: (search: ManageSearch) => void };

export function ClientList({ search, onSearch }: Props) {
  const isArchived = search.show === "archived";
  const q = search.q ?? "";
  const [text, setText] = useSettledText(q, (next) => onSearch({ ...search, q: next || undefined }));
  const list = trpc.admin.clients.useInfiniteQuery(
    { ...(isArchived && { isArchived }), ...(q && { q }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const { putAway, bringBack } = useArchiving();
  const refusal = useRefusal("manageClients");
  const open = (id: number) => onSearch({ ...search, client: id });
  const name: Column<Client> = {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    cell: (client) => (
      <span className={classes.two}>
        <button type="button" className={classes.opener} onClick={() => open(client.id)}>
          <PersonName name={client.name} />
        </button>
        <PersonName name={client.email} className={classes.dim ?? ""} />
      </span>
    ),
  };
  const menu = menuColumn<Client>({
    isArchived,
    refusal,
    others: ({ id }) => [{ label: manage.menu.open, icon: IconId, onClick: () => open(id) }],
    putAway,
    bringBack,
  });
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.search}
          text={text}
          onText={setText}
          className={classes.search}
        />
        <ShownSwitch
          isArchived={isArchived}
          onChange={(next) => onSearch({ ...search, show: next ? "archived" : undefined })}
        />
      </div>
      <ListPanel
        label={manage.tabs.clients}
        what={copy.what}
        icon={IconUsers}
        empty={isArchived ? copy.emptyArchive : copy.empty}
        emptyHint={q !== "" ? copy.emptySearch : isArchived ? copy.emptyArchiveHint : copy.emptyHint}
        list={list}
        columns={[name, ...FACTS, menu]}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      />
    </>
  );
}

function useArchiving() {
  const archive = trpc.clients.archive.useMutation();
  const restore = trpc.clients.restore.useMutation();
  return archiving({
    archive: ({ id, version }) => archive.mutateAsync({ clientId: id, version }),
    restore: ({ id }) => restore.mutateAsync({ clientId: id }),
  });
}

const FACTS: readonly Column<Client>[] = [
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
