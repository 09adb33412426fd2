import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";

import { ACTION_LABELS, ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import { tasks } from "#web/copy/tasks.ts";

import { type ActionsSearch, filtersSet, FILTERS } from "./actions-search.ts";
import { useFilterNames } from "./use-filter-names.ts";

import classes from "./actions-screen.module.css";

const copy = tasks.filter;

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

/** What narrows the list at the moment, each to be taken away by itself. */
export function ActiveFilters({ search, onSearch }: Props) {
  const { workspaces, colleagues } = useFilterNames(filtersSet(search) > 0);
  if (filtersSet(search) === 0) return null;
  const { workspace, type, assignee, due } = search;
  const words = {
    workspace:
      workspace === undefined
        ? undefined
        : (workspaces.find(({ id }) => id === workspace)?.name ?? copy.workspaceOf(workspace)),
    type: type && ACTION_LABELS[type],
    assignee:
      typeof assignee === "number"
        ? (colleagues.find(({ id }) => id === assignee)?.fullName ?? copy.colleagueOf(assignee))
        : assignee && ASSIGNEE_ROLE_LABELS[assignee],
    due: due && search.tab !== "completed" ? copy.dueWindows[due] : undefined,
  };
  const without = (name: (typeof FILTERS)[number]) => {
    const { [name]: _, ...rest } = search;
    onSearch(rest);
  };
  return (
    <div className={classes.filters}>
      {FILTERS.map((name) => {
        const text = words[name];
        return (
          text !== undefined && (
            <span key={name} className={classes.chip}>
              <span dir="auto" title={text}>
                {text}
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={copy.remove(text)}
                onClick={() => without(name)}
              >
                <IconX size={14} aria-hidden />
              </button>
            </span>
          )
        );
      })}
      <Button variant="subtle" size="xs" onClick={() => onSearch(withoutFilters(search))}>
        {copy.clear}
      </Button>
    </div>
  );
}

export function withoutFilters({ workspace: _1, type: _2, assignee: _3, due: _4, ...rest }: ActionsSearch) {
  return rest;
}
