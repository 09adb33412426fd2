import { lazy, Suspense, useEffect } from "react";

import { remember, remembered, useCurrentUser } from "#web/core/session.ts";

import classes from "./demo-banner.module.css";

const DemoBar = lazy(async () => ({ default: (await import("./demo-bar.tsx")).DemoBar }));

/** On every page of a demo; nothing, not even a download, on a real deployment. Its room is there before it is. */
export function DemoBanner() {
  const user = useCurrentUser();
  const isDemo = user ? user.demo : remembered("portal-demo") === "1";
  useEffect(() => {
    if (user) remember("portal-demo", user.demo ? "1" : "0");
  }, [user]);
  if (!isDemo) return null;
  return (
    <div className={classes.room}>
      <Suspense>{user && <DemoBar user={user} />}</Suspense>
    </div>
  );
}
