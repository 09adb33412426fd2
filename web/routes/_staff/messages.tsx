import { createFileRoute } from "@tanstack/react-router";

import { oneOf, readByScreen } from "#web/core/address.ts";
import { InboxScreen } from "#web/features/messages/inbox-screen.tsx";

export const Route = createFileRoute("/_staff/messages")({
  validateSearch: readByScreen<{ scope?: "all" }>,
  component: Screen,
});

function Screen() {
  const scope = oneOf(["all"], Route.useSearch().scope) ?? "mine";
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
