import { useIsFetching } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";

import { useCurrentUser } from "#web/core/session.ts";

const SignOut = lazy(async () => ({ default: (await import("./sign-out.tsx")).SignOut }));

/** Nothing on a demo, where nobody has signed in. */
export function SignOutButton() {
  // It comes after what the page is opened for.
  const isBusy = useIsFetching() > 0;
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => setCalm(true));
    return () => clearTimeout(timer);
  }, [isBusy]);
  const user = useCurrentUser();
  return isCalm && user && !user.demo ? (
    <Suspense>
      <SignOut />
    </Suspense>
  ) : null;
}
