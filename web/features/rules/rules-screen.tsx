import type { ReactNode } from "react";

import { compliance as copy } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

import { Compliance, type ComplianceProps } from "./compliance.tsx";

import classes from "./rules.module.css";

type Props = Pick<ComplianceProps, "linkTo" | "upload" | "paper"> & {
  /** Undefined where the address names no whole number, which matches no workspace. */
  workspaceId: number | undefined;
  back: (label: string) => ReactNode;
};

/** The travel rules of a journey for colleagues. */
export function RulesScreen({ workspaceId, back, ...links }: Props) {
  const found = trpc.journeys.assess.useQuery(
    { workspaceId: workspaceId ?? 0 },
    { enabled: workspaceId !== undefined },
  );
  const { petName } = found.data ?? {};
  return (
    <>
      <PageHeader
        title={petName === undefined ? copy.title : copy.titleOf(petName)}
        subtitle={copy.subtitle}
        back={<span className={classes.link}>{back(copy.back)}</span>}
      />
      {workspaceId === undefined ? (
        <p role="alert">{copy.notFound}</p>
      ) : (
        <Compliance workspaceId={workspaceId} isStaff {...links} />
      )}
    </>
  );
}
