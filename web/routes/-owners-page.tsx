import { Outlet } from "@tanstack/react-router";

import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";

import classes from "./-owners-page.module.css";

/** A page of the staff's frame that is for owners too, in theirs. */
export function OwnersPage() {
  return (
    <OwnerFrame
      bar={
        <>
          <SchemeSwitch />
          <NotificationBell />
        </>
      }
    >
      <div className={classes.page}>
        <Outlet />
      </div>
    </OwnerFrame>
  );
}
