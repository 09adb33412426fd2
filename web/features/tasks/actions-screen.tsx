import { Tabs } from "@mantine/core";
import { IconCircleCheck, IconClock, IconHandFinger, IconListSearch } from "@tabler/icons-react";

import type { TaskTab } from "#contracts/tasks/shapes.ts";
import { TASK_TABS } from "#contracts/tasks/terms.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import { trpc } from "#web/core/api.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { ActionCards, ActionGroups } from "./action-cards.tsx";
import { type ActionsSearch, filtersSet } from "./actions-search.ts";
import { ActionsToolbar } from "./actions-toolbar.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { useActions } from "./use-actions.ts";

import classes from "./actions-screen.module.css";

const EMPTY_ICONS: Record<TaskTab, IconPart> = {
  your_turn: IconHandFinger,
  pending: IconClock,
  completed: IconCircleCheck,
};

/** As many as fill a window. */
const PLACEHOLDERS = 6;

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

export function ActionsScreen({ search, onSearch }: Props) {
  const tab = search.tab ?? "your_turn";
  const counts = trpc.tasks.counts.useQuery({}).data;
  const total = filtersSet(search) > 0 ? undefined : counts?.[tab];
  const open = (next: string | null) => {
    const known = TASK_TABS.find((one) => one === next);
    if (known) onSearch({ ...search, tab: known });
  };
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={<ActionsToolbar search={search} onSearch={onSearch} total={total} />}
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ""}>
          {TASK_TABS.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              rightSection={
                counts !== undefined &&
                counts[one] > 0 && (
                  <Count
                    value={counts[one]}
                    look={one === "your_turn" ? "hot" : "plain"}
                    label={copy.countOf(counts[one])}
                  />
                )
              }
            >
              {copy.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <ActiveFilters search={search} onSearch={onSearch} />
          <Actions search={search} tab={tab} total={total} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Actions({ search, tab, total }: { search: ActionsSearch; tab: TaskTab; total: number | undefined }) {
  const { list, actions } = useActions(search);
  const isFiltered = filtersSet(search) > 0;
  const density = search.density ?? "comfortable";
  return (
    <ListOf
      list={list}
      what={copy.what}
      count={actions.length}
      waiting={
        <Delayed>
          <div className={classes.cards} data-density={density}>
            {Array.from({ length: PLACEHOLDERS }, (_, at) => (
              <PlaceholderCard key={at} lines={density === "compact" ? 0 : 2} />
            ))}
          </div>
        </Delayed>
      }
      empty={
        <EmptyState
          icon={isFiltered ? IconListSearch : EMPTY_ICONS[tab]}
          title={isFiltered ? copy.emptyFiltered : copy.empty[tab].title}
          text={isFiltered ? copy.emptyFilteredHint : copy.empty[tab].hint}
        />
      }
    >
      {search.by ? (
        <ActionGroups actions={actions} by={search.by} density={density} />
      ) : (
        <ActionCards actions={actions} density={density} />
      )}
      <ShowMore shown={actions.length} total={total} list={list} />
    </ListOf>
  );
}
