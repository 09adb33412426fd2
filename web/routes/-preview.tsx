import { lazy, Suspense } from "react";

import { useCurrentUser } from "#web/core/session.ts";

const PreviewBar = lazy(async () => ({ default: (await import("./-preview-bar.tsx")).PreviewBar }));

/** Above an owner's page that a colleague looks at. */
export function Preview() {
  const me = useCurrentUser();
  if (me === undefined || me.role === "customer") return null;
  return (
    <Suspense>
      <PreviewBar />
    </Suspense>
  );
}
