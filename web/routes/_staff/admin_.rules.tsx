import { createFileRoute, Link } from "@tanstack/react-router";

import { ruleOverview as copy } from "#web/copy/rule-overview.ts";
import { oneOf, readByScreen } from "#web/core/address.ts";
import type { RuleFilter } from "#web/features/rules/rule-list.ts";
import { RulesOverview } from "#web/features/rules/rules-overview.tsx";

const MARKS = ["stale", "uncertain", "differs"] as const;

type Search = { q?: string; destination?: string; mark?: (typeof MARKS)[number] };

export const Route = createFileRoute("/_staff/admin_/rules")({
  validateSearch: readByScreen<Search>,
  component: Screen,
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function Screen() {
  const search = Route.useSearch();
  const [q, destination] = [textOf(search.q), textOf(search.destination)];
  const mark = oneOf(MARKS, search.mark) ?? "all";
  const navigate = Route.useNavigate();
  const onFilter = (change: Partial<RuleFilter>) => {
    const next: RuleFilter = { q, destination, mark, ...change };
    void navigate({
      search: {
        ...(next.q && { q: next.q }),
        ...(next.destination && { destination: next.destination }),
        ...(next.mark !== "all" && { mark: next.mark }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <RulesOverview
      filter={{ q, destination, mark }}
      onFilter={onFilter}
      back={<Link to="/admin">{copy.back}</Link>}
    />
  );
}
