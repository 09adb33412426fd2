import { Outlet } from "@tanstack/react-router";

import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";

import { OwnerBar } from "./-owner-bar.tsx";

import classes from "./-owners-page.module.css";

/** A page of the staff's frame that is for owners too, in theirs. */
export function OwnersPage() {
  return (
    <OwnerFrame bar={<OwnerBar />}>
      <div className={classes.page}>
        <Outlet />
      </div>
    </OwnerFrame>
  );
}
