import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { RemovedThing } from "#contracts/removed/shapes.ts";
import { recentlyDeleted as copy } from "#web/copy/undoing.ts";
import { trpc } from "#web/core/api.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { formatInstant } from "#web/core/dates.ts";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import classes from "./records.module.css";

/** What was deleted and can still be brought back by its reader. */
export function RecentlyDeleted() {
  const list = trpc.removed.list.useInfiniteQuery(
    { limit: 50 },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchOnMount: "always",
      refetchOnWindowFocus: true,
    },
  );
  const things = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { bringBack, isBusy } = useBringBack();
  const columns: readonly Column<RemovedThing>[] = [
    {
      key: "name",
      header: copy.columns.name,
      isMain: true,
      cell: ({ name, kind }) => (
        <span className={classes.what}>
          <bdi>{name}</bdi>
          <span className={classes.dim}>{copy.kinds[kind]}</span>
        </span>
      ),
    },
    {
      key: "journey",
      header: copy.columns.journey,
      cell: ({ workspaceId, workspaceName }) =>
        workspaceId !== null && (
          <Link to="/workspace/$workspaceId" params={{ workspaceId: String(workspaceId) }}>
            <bdi>{workspaceName}</bdi>
          </Link>
        ),
    },
    {
      key: "by",
      header: copy.columns.by,
      cell: ({ removedBy }) => (removedBy === null ? copy.byRules : <PersonName name={removedBy} />),
    },
    { key: "at", header: copy.columns.at, cell: ({ removedAt }) => formatInstant(removedAt) },
    { key: "gone", header: copy.columns.gone, cell: ({ goneAt }) => formatInstant(goneAt) },
    {
      key: "do",
      header: copy.columns.do,
      isHeaderHidden: true,
      width: 110,
      cell: ({ kind, thingId, name }) => (
        <Button
          size="xs"
          disabled={isBusy}
          aria-label={copy.restoring(name)}
          onClick={() => void bringBack({ kind, thingId }, name)}
        >
          {copy.restore}
        </Button>
      ),
    },
  ];
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.text}>{copy.text}</p>
      <ListPanel
        label={copy.title}
        what={copy.what}
        icon={IconTrash}
        empty={copy.empty}
        emptyHint={copy.emptyHint}
        list={list}
        columns={columns}
        rows={things}
      />
    </section>
  );
}
