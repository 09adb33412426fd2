import { lazy } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { KeyValues } from "#web/ui/key-values.tsx";

import { EditablePanel } from "./editable-panel.tsx";

import classes from "#web/features/workspace/sidebar.module.css";

const copy = workspace.owner;

const load = () => import("./owner-form.tsx");
const OwnerForm = lazy(async () => ({ default: (await load()).OwnerForm }));

export function OwnerPanel({ journey }: { journey: WorkspaceDetail }) {
  const { owner, ownerEmail: email, ownerPhone: phone } = journey;
  const link = (href: string, text: string) => (
    <a className={classes.link} href={href}>
      {text}
    </a>
  );
  const call = (number: string) => link(`tel:${number.replaceAll(/[^\d+]/g, "")}`, number);
  return (
    <EditablePanel
      title={copy.title}
      editLabel={copy.edit}
      permission="manageClients"
      preload={load}
      form={(onDone) => <OwnerForm journey={journey} onDone={onDone} />}
    >
      <KeyValues
        entries={[
          [copy.name, journey.ownerName],
          [copy.email, link(`mailto:${encodeURIComponent(email).replace("%40", "@")}`, email)],
          ...(phone === null ? [] : [[copy.phone, call(phone)] as const]),
          ...(owner.address === null ? [] : [[copy.address, owner.address] as const]),
          ...((owner.emergencyContact ?? owner.emergencyPhone)
            ? [
                [
                  copy.emergency,
                  <span key="emergency" className={classes.words}>
                    {owner.emergencyContact !== null && <span dir="auto">{owner.emergencyContact}</span>}
                    {owner.emergencyPhone !== null && call(owner.emergencyPhone)}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </EditablePanel>
  );
}
