import { type ComponentProps, lazy, Suspense } from "react";

// It holds every rule of every destination, which no other screen needs at once.
const RulesTable = lazy(async () => ({ default: (await import("./rules-table.tsx")).RulesTable }));

/** The rules the portal judges by, fetched when they are looked at. */
export function RulesOverview(props: ComponentProps<typeof RulesTable>) {
  return (
    <Suspense>
      <RulesTable {...props} />
    </Suspense>
  );
}
