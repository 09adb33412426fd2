import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const RulesSummary = lazy(async () => ({
  default: (await import("#web/features/rules/rules-summary.tsx")).RulesSummary,
}));

/** The verdict beside a journey; comes after the page. */
export function SummaryOfRules({ workspaceId }: { workspaceId: number }) {
  return (
    <Suspense>
      <RulesSummary
        workspaceId={workspaceId}
        link={(label) => (
          <Link to="/workspace/$workspaceId/rules" params={{ workspaceId: String(workspaceId) }}>
            {label}
          </Link>
        )}
      />
    </Suspense>
  );
}
