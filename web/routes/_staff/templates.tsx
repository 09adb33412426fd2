import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { readTemplateFilter } from "#web/features/templates/template-filters.ts";
import { TEMPLATES_INPUT } from "#web/features/templates/templates-input.ts";
import { TemplatesScreen } from "#web/features/templates/templates-screen.tsx";

export const Route = createFileRoute("/_staff/templates")({
  validateSearch: readByScreen<{ show?: string }>,
  loader: ({ context }) => void context.api.templates.list.prefetchInfinite(TEMPLATES_INPUT),
  component: Screen,
});

function Screen() {
  const show = readTemplateFilter(Route.useSearch().show) ?? "all";
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
