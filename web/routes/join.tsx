import { createFileRoute, useLocation } from "@tanstack/react-router";

import { JoinScreen } from "#web/features/invites/join-screen.tsx";

export const Route = createFileRoute("/join")({ component: Screen });

function Screen() {
  return <JoinScreen hash={useLocation({ select: ({ hash }) => hash })} />;
}
