import { createFileRoute } from "@tanstack/react-router";

import { oneOf } from "#web/core/address.ts";
import { InboxScreen } from "#web/features/messages/inbox-screen.tsx";

export const Route = createFileRoute("/_staff/messages")({
  validateSearch: (raw: Record<string, unknown>): { scope?: "all" } => {
    const scope = oneOf(["all"], raw["scope"]);
    return scope ? { scope } : {};
  },
  component: Screen,
});

function Screen() {
  const { scope = "mine" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InboxScreen
      scope={scope}
      onScope={(next) =>
        void navigate({ search: next === "all" ? { scope: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
