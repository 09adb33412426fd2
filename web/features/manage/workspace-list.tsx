import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconBriefcase, IconPencil, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, formatDay } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { archiving } from "#web/ui/archiving.ts";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import type { ManageSearch } from "./manage-search.ts";
import { manageStatusOf } from "./manage-status.ts";
import { menuColumn } from "./menu-column.tsx";
import { searchWorkspaces } from "./search-workspaces.ts";
import { ShownSwitch } from "./shown-switch.tsx";
import { ManageStatusBadge } from "./status-badges.tsx";

import classes from "./manage.module.css";

const WorkspaceDialog = lazy(async () => ({
  default: (await import("./workspace-dialog.tsx")).WorkspaceDialog,
}));

const copy = manage.workspaces;

type Props = { search: ManageSearch; onSearch: (search: ManageSearch) => void };

const PAUSE_MS = 300;

/** Every workspace, with a search through what is on the page, and through all of them where those are not all. */
export function WorkspaceList({ search, onSearch }: Props) {
  const isArchived = search.show === "archived";
  const q = search.q ?? "";
  const [editedId, setEditedId] = useState<number | null>(null);
  const getNextPageParam = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;
  const current = trpc.workspaces.list.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name" },
    { getNextPageParam, enabled: !isArchived },
  );
  const archived = trpc.workspaces.archived.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX },
    { getNextPageParam, enabled: isArchived },
  );
  const list = isArchived ? archived : current;
  const here = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isCut = !isArchived && list.hasNextPage && q.trim() !== "";
  const [asked] = useDebouncedValue(q.trim(), PAUSE_MS);
  const found = trpc.workspaces.list.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name", q: asked },
    { getNextPageParam, enabled: isCut && asked !== "" },
  );
  const isAsked = asked === q.trim();
  const others = (isCut && isAsked && found.data?.pages.flatMap(({ items }) => items)) || [];
  const beyond = others.filter(({ id }) => !here.some((one) => one.id === id));
  const all = [...here, ...beyond];
  const edited = all.find(({ id }) => id === editedId);
  const { putAway, bringBack } = useArchiving();
  const refusal = useRefusal("archiveWorkspaces");
  const menu = menuColumn<Workspace>({
    isArchived,
    refusal,
    others: ({ id }) =>
      isArchived ? [] : [{ label: manage.menu.edit, icon: IconPencil, onClick: () => setEditedId(id) }],
    putAway,
    bringBack,
  });
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          size="sm"
          aria-label={copy.searchLabel}
          placeholder={copy.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={q}
          enterKeyHint="search"
          onChange={(event) => onSearch({ ...search, q: event.currentTarget.value })}
        />
        <ShownSwitch
          isArchived={isArchived}
          onChange={(next) => onSearch({ ...search, show: next ? "archived" : undefined })}
        />
      </div>
      {isArchived && list.hasNextPage && q !== "" && (
        <p className={classes.note}>{copy.partial(all.length)}</p>
      )}
      <ListPanel
        label={manage.tabs.workspaces}
        what={copy.what}
        icon={IconBriefcase}
        empty={isArchived ? copy.emptyArchive : copy.empty}
        emptyHint={q !== "" ? copy.emptySearch : isArchived ? copy.emptyArchiveHint : copy.emptyHint}
        list={isCut ? { ...found, isPending: found.isPending || !isAsked } : list}
        columns={[isArchived ? NAME : LINKED_NAME, ...FACTS, menu]}
        rows={[...searchWorkspaces(here, q), ...beyond]}
      />
      {edited && (
        <Suspense>
          <WorkspaceDialog workspace={edited} onClose={() => setEditedId(null)} />
        </Suspense>
      )}
    </>
  );
}

function useArchiving() {
  const archive = trpc.workspaces.archive.useMutation();
  const restore = trpc.workspaces.restore.useMutation();
  return archiving({
    archive: ({ id, version }) => archive.mutateAsync({ workspaceId: id, version }),
    restore: ({ id }) => restore.mutateAsync({ workspaceId: id }),
  });
}

/** A name that gives way before the table gets too wide. */
function Yielding({ name }: { name: string }) {
  return (
    <span className={classes.yielding}>
      <PersonName name={name} />
    </span>
  );
}

const LINKED_NAME: Column<Workspace> = {
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
};

/** What is archived cannot be opened until it is brought back. */
const NAME: Column<Workspace> = {
  ...LINKED_NAME,
  cell: ({ name, petType }) => (
    <span className={classes.naming}>
      <SpeciesTile petType={petType} size={32} />
      <PersonName name={name} className={classes.strong ?? ""} />
    </span>
  ),
};

const FACTS: readonly Column<Workspace>[] = [
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
    cell: (workspace) => <ManageStatusBadge status={manageStatusOf(workspace)} />,
  },
  {
    key: "created",
    header: copy.columns.created,
    isWhole: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: "departure",
    header: copy.columns.departure,
    isWhole: true,
    cell: ({ departureDate }) => formatDate(departureDate),
  },
];
