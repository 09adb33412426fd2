import { createFileRoute } from "@tanstack/react-router";

import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/workspace/$workspaceId/customer")({ component: Screen });

function Screen() {
  return <PageHeader title={"Journey"} />;
}
