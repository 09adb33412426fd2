import { IconRoute } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { TEMPLATE_DEFAULTS, type WorkspaceTemplate } from "#contracts/templates.ts";
import { manage } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import { ListPanel } from "./list-panel.tsx";

import classes from "./manage.module.css";

const copy = manage.templates;

export function TemplateList() {
  const list = trpc.templates.list.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <ListPanel
      label={manage.tabs.templates}
      what={copy.what}
      icon={IconRoute}
      empty={copy.empty}
      emptyHint={copy.emptyHint}
      list={list}
      columns={COLUMNS}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
    />
  );
}

const COLUMNS: readonly Column<WorkspaceTemplate>[] = [
  {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    cell: ({ id, name, description }) => (
      <span className={classes.two}>
        <Link to="/workflow-builder" search={{ template: id }} className={classes.link}>
          <PersonName name={name} />
        </Link>
        <PersonName name={description} className={classes.dim ?? ""} />
      </span>
    ),
  },
  {
    key: "destination",
    header: copy.columns.destination,
    cell: ({ destination }) => <PersonName name={destination} />,
  },
  {
    key: "duration",
    header: copy.columns.duration,
    width: 136,
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
    width: 128,
    cell: ({ difficulty }) => (
      <Badge isCaps>{(difficulty ?? TEMPLATE_DEFAULTS.difficulty).toUpperCase()}</Badge>
    ),
  },
];
