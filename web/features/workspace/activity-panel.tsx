import { Button } from "@mantine/core";

import { companyActivity as copy, wordsForStaff } from "#web/copy/company-activity.ts";
import { trpc } from "#web/core/api.ts";
import { HappeningList } from "#web/ui/happening-list.tsx";
import { happenings } from "#web/ui/happenings.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./sidebar.module.css";

const PAGE = 10;

/** Who did what in the journey and when, also what no owner reads. */
export function ActivityPanel({ workspaceId }: { workspaceId: number }) {
  const list = trpc.journeys.activity.useInfiniteQuery(
    { workspaceId, limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={copy.title}>
      <ListOf
        list={list}
        what={copy.what}
        count={entries.length}
        waiting={null}
        empty={<p className={classes.done}>{copy.empty}</p>}
      >
        <HappeningList label={copy.title} happenings={happenings(entries)} wordsOf={wordsForStaff} />
        {list.hasNextPage && (
          <Button
            variant="subtle"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {copy.earlier}
          </Button>
        )}
      </ListOf>
    </Panel>
  );
}
