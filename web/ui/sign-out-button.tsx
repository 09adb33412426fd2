import { lazy, Suspense } from "react";

import { useCurrentUser } from "#web/core/session.ts";

const SignOut = lazy(async () => ({ default: (await import("./sign-out.tsx")).SignOut }));

/** Nothing on a demo, where nobody has signed in. */
export function SignOutButton() {
  const user = useCurrentUser();
  return user && !user.demo ? (
    <Suspense>
      <SignOut />
    </Suspense>
  ) : null;
}
