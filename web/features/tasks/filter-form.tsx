import { Button, NativeSelect } from "@mantine/core";

import { ACTION_LABELS, ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import { ACTION_TYPES, ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";
import { tasks } from "#web/copy/tasks.ts";

import { type ActionsSearch, DUE_NAMES, filtersSet, readActionsSearch } from "./actions-search.ts";
import { withoutFilters } from "./active-filters.tsx";
import { useFilterNames } from "./use-filter-names.ts";

import classes from "./actions-screen.module.css";

const copy = tasks.filter;

type Props = { search: ActionsSearch; onSearch: (search: ActionsSearch) => void };

/** Every change narrows the list at once; the browser's own selects are the lightest and work on every phone. */
export function FilterForm({ search, onSearch }: Props) {
  const { workspaces, hasMoreWorkspaces, colleagues } = useFilterNames(true);
  // An empty text is no filter, which is how the address is read too.
  const set = (name: string, value: string) => onSearch(readActionsSearch({ ...search, [name]: value }));
  const { workspace } = search;
  const isListed = workspace === undefined || workspaces.some(({ id }) => id === workspace);
  return (
    <div className={classes.form}>
      <NativeSelect
        label={copy.workspace}
        description={hasMoreWorkspaces ? copy.workspaceHint(workspaces.length) : undefined}
        value={String(workspace ?? "")}
        onChange={(event) => set("workspace", event.currentTarget.value)}
      >
        <option value="">{copy.anyWorkspace}</option>
        {!isListed && <option value={workspace}>{copy.workspaceOf(workspace)}</option>}
        {workspaces.map(({ id, name, ownerName }) => (
          <option key={id} value={id}>
            {copy.workspaceAndOwner(name, ownerName)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={copy.type}
        value={search.type ?? ""}
        onChange={(event) => set("type", event.currentTarget.value)}
      >
        <option value="">{copy.anyType}</option>
        {ACTION_TYPES.map((type) => (
          <option key={type} value={type}>
            {ACTION_LABELS[type]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={copy.assignee}
        value={String(search.assignee ?? "")}
        onChange={(event) => set("assignee", event.currentTarget.value)}
      >
        <option value="">{copy.anyAssignee}</option>
        <optgroup label={copy.roles}>
          {ASSIGNEE_ROLES.map((role) => (
            <option key={role} value={role}>
              {ASSIGNEE_ROLE_LABELS[role]}
            </option>
          ))}
        </optgroup>
        <optgroup label={copy.colleagues}>
          {colleagues.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      <NativeSelect
        label={copy.due}
        description={search.tab === "completed" ? copy.dueHelp : undefined}
        disabled={search.tab === "completed"}
        value={search.due ?? ""}
        onChange={(event) => set("due", event.currentTarget.value)}
      >
        <option value="">{copy.anyDue}</option>
        {DUE_NAMES.map((due) => (
          <option key={due} value={due}>
            {copy.dueWindows[due]}
          </option>
        ))}
      </NativeSelect>
      <Button disabled={filtersSet(search) === 0} onClick={() => onSearch(withoutFilters(search))}>
        {copy.clear}
      </Button>
    </div>
  );
}
