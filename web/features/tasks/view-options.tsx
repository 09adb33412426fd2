import { TASK_GROUPS, TASK_SORTS } from "#contracts/tasks/terms.ts";
import { tasks } from "#web/copy/tasks.ts";
import { DENSITIES } from "#web/core/density.ts";
import { Choices } from "#web/ui/choices.tsx";

import { type ActionsSearch, readActionsSearch, sortOf } from "./actions-search.ts";

import classes from "./actions-screen.module.css";

const copy = tasks.options;

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

export function ViewOptions({ search, onSearch }: Props) {
  return (
    <div className={classes.form}>
      <Choices
        legend={copy.sort}
        values={TASK_SORTS}
        words={copy.sorts}
        chosen={sortOf(search)}
        onChoose={(sort) => onSearch({ ...search, sort })}
      />
      <Choices
        legend={copy.group}
        values={["none", ...TASK_GROUPS]}
        words={copy.groups}
        chosen={search.by ?? "none"}
        onChoose={(by) => onSearch(readActionsSearch({ ...search, by }))}
      />
      <Choices
        legend={copy.density}
        values={DENSITIES}
        words={copy.densities}
        chosen={search.density ?? "comfortable"}
        onChoose={(density) => onSearch({ ...search, density })}
      />
    </div>
  );
}
