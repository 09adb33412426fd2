import { createFileRoute } from "@tanstack/react-router";

import {
  readTemplateFilter,
  type TemplateFilter,
  TEMPLATES_INPUT,
} from "#web/features/templates/template-filters.ts";
import { TemplatesScreen } from "#web/features/templates/templates-screen.tsx";

export const Route = createFileRoute("/_staff/templates")({
  validateSearch: (raw: Record<string, unknown>): { show?: TemplateFilter } => {
    const show = readTemplateFilter(raw["show"]);
    return show ? { show } : {};
  },
  loader: ({ context }) => void context.api.templates.list.prefetchInfinite(TEMPLATES_INPUT),
  component: Screen,
});

function Screen() {
  const { show = "all" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TemplatesScreen
      filter={show}
      onFilter={(filter) =>
        void navigate({ search: filter === "all" ? {} : { show: filter }, replace: true })
      }
    />
  );
}
