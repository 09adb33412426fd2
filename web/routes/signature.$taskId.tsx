import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { Certificate } from "#web/features/signing/certificate.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";

export const Route = createFileRoute("/signature/$taskId")({ component: Screen });

function Screen() {
  const taskId = idOf(Route.useParams().taskId) ?? Number.MAX_SAFE_INTEGER;
  return (
    <OwnerFrame
      bar={
        <>
          <SchemeSwitch />
          <NotificationBell />
        </>
      }
    >
      <Certificate taskId={taskId} />
    </OwnerFrame>
  );
}
