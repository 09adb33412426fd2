import { IconPlugOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Module } from "#contracts/settings/modules-shapes.ts";
import { modules as copy } from "#web/copy/modules.ts";
import { useIsOn } from "#web/core/session.ts";

import { PageTitle } from "./brand-mark.tsx";
import { PageState } from "./empty-state.tsx";

/** A page of a module; while that is off, a sentence that says so. */
export function OfModule({ name, children }: { name: Module; children: ReactNode }) {
  if (useIsOn(name)) return children;
  const title = copy.off(copy.names[name]);
  return (
    <>
      <PageTitle of={title} />
      <PageState icon={IconPlugOff} title={title} text={copy.offText} isPage />
    </>
  );
}
