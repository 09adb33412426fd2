import { IconPencil, IconRoute } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { archiving } from "#web/ui/archiving.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import type { ManageSearch } from "./manage-search.ts";
import { menuColumn } from "./menu-column.tsx";
import { ShownSwitch } from "./shown-switch.tsx";
import { TemplateStatusBadge } from "./status-badges.tsx";

import classes from "./manage.module.css";

const copy = manage.templates;

type Props = {
  search: ManageSearch;
  onSearch: (search: ManageSearch) => void;
  editor: (template: WorkspaceTemplate, onClose: () => void) => ReactNode;
};

export function TemplateList({ search, onSearch, editor }: Props) {
  const isArchived = search.show === "archived";
  const [editedId, setEditedId] = useState<number | null>(null);
  const list = trpc.templates.list.useInfiniteQuery(isArchived ? { isArchived } : {}, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const edited = rows.find(({ id }) => id === editedId);
  const { putAway, bringBack } = useArchiving();
  const refusal = useRefusal("editTemplates");
  const isDisabled = refusal.disabled ?? false;
  const menu = menuColumn<WorkspaceTemplate>({
    isArchived,
    refusal,
    others: ({ id }) =>
      isArchived
        ? []
        : [{ label: manage.menu.edit, icon: IconPencil, isDisabled, onClick: () => setEditedId(id) }],
    putAway,
    bringBack,
  });
  return (
    <>
      <div className={classes.bar}>
        <ShownSwitch
          isArchived={isArchived}
          onChange={(next) => onSearch({ ...search, show: next ? "archived" : undefined })}
        />
      </div>
      <ListPanel
        label={manage.tabs.templates}
        what={copy.what}
        icon={IconRoute}
        empty={isArchived ? copy.emptyArchive : copy.empty}
        emptyHint={isArchived ? copy.emptyArchiveHint : copy.emptyHint}
        list={list}
        columns={[isArchived ? NAME : LINKED_NAME, ...FACTS, menu]}
        rows={rows}
      />
      {edited && editor(edited, () => setEditedId(null))}
    </>
  );
}

function useArchiving() {
  const archive = trpc.templates.archive.useMutation();
  const restore = trpc.templates.restore.useMutation();
  return archiving({
    archive: ({ id, version }) => archive.mutateAsync({ templateId: id, version }),
    restore: ({ id }) => restore.mutateAsync({ templateId: id }),
  });
}

const LINKED_NAME: Column<WorkspaceTemplate> = {
  key: "name",
  header: copy.columns.name,
  isMain: true,
  cell: ({ id, name, description }) => (
    <span className={classes.two}>
      <Link
        to="/workflow-builder/{-$templateId}"
        params={{ templateId: String(id) }}
        className={classes.link}
      >
        <PersonName name={name} />
      </Link>
      <PersonName name={description} className={classes.dim ?? ""} />
    </span>
  ),
};

/** What is archived cannot be opened until it is brought back. */
const NAME: Column<WorkspaceTemplate> = {
  ...LINKED_NAME,
  cell: ({ name, description }) => (
    <span className={classes.two}>
      <PersonName name={name} className={classes.strong ?? ""} />
      <PersonName name={description} className={classes.dim ?? ""} />
    </span>
  ),
};

const FACTS: readonly Column<WorkspaceTemplate>[] = [
  {
    key: "destination",
    header: copy.columns.destination,
    cell: ({ destination }) => <PersonName name={destination} />,
  },
  {
    key: "duration",
    header: copy.columns.duration,
    width: 112,
    cell: ({ estimatedDuration }) => estimatedDuration ?? TEMPLATE_DEFAULTS.estimatedDuration,
  },
  {
    key: "steps",
    header: copy.columns.steps,
    width: 72,
    align: "end",
    cell: ({ estimatedSteps }) => estimatedSteps ?? TEMPLATE_DEFAULTS.estimatedSteps,
  },
  {
    key: "difficulty",
    header: copy.columns.difficulty,
    width: 112,
    cell: ({ difficulty }) => (
      <Badge isCaps>{(difficulty ?? TEMPLATE_DEFAULTS.difficulty).toUpperCase()}</Badge>
    ),
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 112,
    cell: ({ isPublished }) => <TemplateStatusBadge isPublished={isPublished} />,
  },
];
