import { createFileRoute } from "@tanstack/react-router";

import { MyJourneys } from "#web/features/journey/my-journeys.tsx";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";

export const Route = createFileRoute("/journeys")({ component: Screen });

function Screen() {
  return (
    <OwnerFrame
      bar={
        <>
          <SchemeSwitch />
          <NotificationBell />
        </>
      }
    >
      <MyJourneys />
    </OwnerFrame>
  );
}
