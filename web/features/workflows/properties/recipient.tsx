import { NativeSelect } from "@mantine/core";

import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import type { AssigneeRole } from "#contracts/workflows/shapes.ts";
import { ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { oneOf } from "#web/core/address.ts";

type Props = { to: AssigneeRole; onTo: (to: AssigneeRole) => void; isReadOnly: boolean };

export function Recipient({ to, onTo, isReadOnly }: Props) {
  return (
    <NativeSelect
      label={copy.to}
      value={to}
      disabled={isReadOnly}
      data={ASSIGNEE_ROLES.map((role) => ({ value: role, label: ASSIGNEE_ROLE_LABELS[role] }))}
      onChange={(event) => onTo(oneOf(ASSIGNEE_ROLES, event.currentTarget.value) ?? "customer")}
    />
  );
}
