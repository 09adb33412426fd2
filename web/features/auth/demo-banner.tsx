import { lazy, Suspense } from "react";

import { useCurrentUser } from "#web/core/session.ts";

import classes from "./demo-banner.module.css";

const DemoBar = lazy(async () => ({ default: (await import("./demo-bar.tsx")).DemoBar }));

/** On every page of a demo; nothing, not even a download, on a real deployment. Its room is there before it is. */
export function DemoBanner() {
  const user = useCurrentUser();
  if (!user?.demo) return null;
  return (
    <div className={classes.room}>
      <Suspense>
        <DemoBar user={user} />
      </Suspense>
    </div>
  );
}
