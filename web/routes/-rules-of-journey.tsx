import { Link } from "@tanstack/react-router";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { Compliance } from "#web/features/rules/compliance.tsx";

/** The rules of an owner's journey, with the links of the owner's pages. */
export function RulesOfJourney({
  journey,
  asked,
}: {
  journey: CustomerWorkspace;
  asked: string | undefined;
}) {
  const to = "/workspace/$workspaceId/customer";
  return (
    <Compliance
      workspaceId={journey.id}
      isStaff={false}
      asked={asked}
      mayRecord={journey.rights.includes("upload")}
      maySayTravel={journey.rights.includes("complete")}
      linkTo={(id, name) => (
        <Link to={to} params={{ workspaceId: String(id) }} search={{ tab: "rules" }} dir="auto">
          {name}
        </Link>
      )}
      upload={(label) => (
        <Link to={to} params={{ workspaceId: String(journey.id) }} search={{ tab: "files" }}>
          {label}
        </Link>
      )}
    />
  );
}
