import { TextInput } from "@mantine/core";
import { IconBriefcase, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { Workspace } from "#contracts/workspaces.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import { ListPanel } from "./list-panel.tsx";
import { searchWorkspaces } from "./search-workspaces.ts";

import classes from "./manage.module.css";

const copy = manage.workspaces;

/** Every workspace, with a search through what is on the page. */
export function WorkspaceList() {
  const [search, setSearch] = useState("");
  const list = trpc.workspaces.list.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name" },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        size="sm"
        aria-label={copy.searchLabel}
        placeholder={copy.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        enterKeyHint="search"
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {list.hasNextPage && search !== "" && <p className={classes.note}>{copy.partial(all.length)}</p>}
      <ListPanel
        label={manage.tabs.workspaces}
        what={copy.what}
        icon={IconBriefcase}
        empty={copy.empty}
        emptyHint={search === "" ? copy.emptyHint : copy.emptySearch}
        list={list}
        columns={COLUMNS}
        rows={searchWorkspaces(all, search)}
      />
    </>
  );
}

/** A name that gives way before the table gets too wide. */
function Yielding({ name }: { name: string }) {
  return (
    <span className={classes.yielding}>
      <PersonName name={name} />
    </span>
  );
}

const COLUMNS: readonly Column<Workspace>[] = [
  {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    cell: ({ id, name, petType }) => (
      <span className={classes.naming}>
        <SpeciesTile petType={petType} size={32} />
        <Link to="/workspace/$workspaceId" params={{ workspaceId: String(id) }} className={classes.link}>
          <PersonName name={name} />
        </Link>
      </span>
    ),
  },
  { key: "owner", header: copy.columns.owner, cell: ({ ownerName }) => <Yielding name={ownerName} /> },
  {
    key: "assigned",
    header: copy.columns.assigned,
    cell: ({ assignedTo }) => <Yielding name={assignedTo === "" ? copy.unassigned : assignedTo} />,
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 144,
    cell: ({ status }) => <WorkspaceStatusBadge status={status} />,
  },
  {
    key: "departure",
    header: copy.columns.departure,
    width: 128,
    cell: ({ departureDate }) => formatDate(departureDate),
  },
];
