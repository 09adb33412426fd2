import type { ComponentProps } from "react";

import { LazyPart } from "#web/ui/lazy-part.tsx";

import type { RulesTable } from "./rules-table.tsx";

// It holds every rule of every destination, which no other screen needs at once.
const load = async () => (await import("./rules-table.tsx")).RulesTable;

/** The rules the portal judges by, fetched when they are looked at. */
export function RulesOverview(props: ComponentProps<typeof RulesTable>) {
  return <LazyPart load={load} props={props} />;
}
