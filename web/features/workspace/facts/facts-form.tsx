import { type ReactNode, useEffect, useRef } from "react";

import { StaleNote } from "#web/features/workspace/stale-note.tsx";

type Props = { stale: readonly string[] | null; children: ReactNode };

/** Around a form that stands where its facts stood: its first field takes the focus. */
export function FactsForm({ stale, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, []);
  return (
    <div ref={root}>
      <StaleNote changes={stale} />
      {children}
    </div>
  );
}
