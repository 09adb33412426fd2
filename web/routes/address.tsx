import { createFileRoute, useLocation } from "@tanstack/react-router";

import { AddressScreen } from "#web/features/auth/address-screen.tsx";

export const Route = createFileRoute("/address")({ component: Screen });

function Screen() {
  return <AddressScreen hash={useLocation({ select: ({ hash }) => hash })} />;
}
