import { createFileRoute } from "@tanstack/react-router";

import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { Preferences } from "#web/features/notifications/preferences.tsx";

export const Route = createFileRoute("/_staff/account")({
  staticData: { isForOwners: true },
  component: () => <AccountScreen mail={<Preferences />} />,
});
