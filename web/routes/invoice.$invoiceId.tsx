import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { OwnInvoice } from "#web/features/billing/own-invoice.tsx";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";
import { OfModule } from "#web/ui/of-module.tsx";

export const Route = createFileRoute("/invoice/$invoiceId")({ component: Screen });

function Screen() {
  const invoiceId = idOf(Route.useParams().invoiceId) ?? Number.MAX_SAFE_INTEGER;
  return (
    <OwnerFrame
      bar={
        <>
          <SchemeSwitch />
          <NotificationBell />
        </>
      }
    >
      <OfModule name="billing">
        <OwnInvoice invoiceId={invoiceId} />
      </OfModule>
    </OwnerFrame>
  );
}
