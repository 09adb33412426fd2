import { IconCheck } from "@tabler/icons-react";

import { WORKSPACE_SORTS } from "#contracts/workspaces.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";

import { type DashboardSearch, parseDashboardSearch } from "./search.ts";

import classes from "./view-options.module.css";

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** In which order the workspaces stand, and as what. */
export function ViewOptions({ search, onSearch }: Props) {
  const sort = search.sort ?? "departure";
  const layout = search.layout ?? "grid";
  return (
    <>
      <Choice
        title={views.sortBy}
        options={WORKSPACE_SORTS.map((value) => [value, views.sorts[value]])}
        chosen={sort}
        onChoose={(value) => onSearch(parseDashboardSearch({ ...search, sort: value }))}
      />
      <Choice
        title={copy.layout}
        options={[
          ["grid", copy.grid],
          ["list", copy.list],
        ]}
        chosen={layout}
        onChoose={(value) => onSearch(parseDashboardSearch({ ...search, layout: value }))}
      />
    </>
  );
}

type ChoiceProps = {
  title: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
  onChoose: (value: string) => void;
};

function Choice({ title, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.title}>{title}</legend>
      {options.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
          {value === chosen && <IconCheck size={16} aria-hidden />}
        </button>
      ))}
    </fieldset>
  );
}
