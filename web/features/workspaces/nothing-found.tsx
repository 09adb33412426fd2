import { Button } from "@mantine/core";
import { IconBriefcase, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { workspaceViews as copy } from "#web/copy/workspace-views.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

import { type DashboardSearch, limitsOf, withoutFilters } from "./search.ts";

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** No workspace to show: loosen the search, or start a journey. */
export function NothingFound({ search, onSearch }: Props) {
  return (
    <EmptyState icon={IconBriefcase} title={copy.empty.title} text={copy.empty.text}>
      {limitsOf(search).length > 0 && (
        <Button onClick={() => onSearch(withoutFilters(search))}>{copy.empty.clear}</Button>
      )}
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} />}
        renderRoot={(props) => <Link to="/templates" {...props} />}
      >
        {copy.empty.create}
      </Button>
    </EmptyState>
  );
}
