import { createFileRoute, Link } from "@tanstack/react-router";

import { ruleOverview as copy } from "#web/copy/rule-overview.ts";
import { oneOf } from "#web/core/address.ts";
import type { RuleFilter } from "#web/features/rules/rule-list.ts";
import { RulesOverview } from "#web/features/rules/rules-overview.tsx";

const MARKS = ["stale", "uncertain"] as const;

type Search = { q?: string; destination?: string; mark?: (typeof MARKS)[number] };

export const Route = createFileRoute("/_staff/admin_/rules")({
  validateSearch: (raw: Record<string, unknown>): Search => {
    const mark = oneOf(MARKS, raw["mark"]);
    const { q, destination } = raw;
    return {
      ...(typeof q === "string" && q !== "" && { q }),
      ...(typeof destination === "string" && destination !== "" && { destination }),
      ...(mark && { mark }),
    };
  },
  component: Screen,
});

function Screen() {
  const { q = "", destination = "", mark = "all" } = Route.useSearch();
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
