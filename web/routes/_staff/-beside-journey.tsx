import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { useIsOn } from "#web/core/session.ts";
import { WorkspaceEvents } from "#web/features/schedule/workspace-events.tsx";

const RulesSummary = lazy(async () => ({
  default: (await import("#web/features/rules/rules-summary.tsx")).RulesSummary,
}));

/** Beside a journey: the verdict of the travel rules, which comes after the page, and its events. */
export function BesideJourney({ journey }: { journey: WorkspaceDetail }) {
  const hasSchedule = useIsOn("schedule");
  return (
    <>
      <Suspense>
        <RulesSummary
          workspaceId={journey.id}
          link={(label) => (
            <Link to="/workspace/$workspaceId/rules" params={{ workspaceId: String(journey.id) }}>
              {label}
            </Link>
          )}
        />
      </Suspense>
      {hasSchedule && <WorkspaceEvents journey={journey} />}
    </>
  );
}
