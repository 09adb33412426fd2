import { NativeSelect } from "@mantine/core";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { idOf } from "#web/core/address.ts";

const copy = admin.removal;

type Props = {
  colleagues: readonly Colleague[];
  /** Those who leave; none of them can take over. */
  leaverIds: readonly number[];
  value: number | null;
  isMissing: boolean;
  onChange: (successorId: number | null) => void;
};

/** Who takes over what somebody has open: any active colleague who stays. */
export function SuccessorSelect({ colleagues, leaverIds, value, isMissing, onChange }: Props) {
  const successors = colleagues.filter(({ id, status }) => !leaverIds.includes(id) && status === "active");
  return (
    <NativeSelect
      label={copy.successor}
      required
      value={String(value ?? "")}
      error={isMissing ? copy.missing : null}
      data={[
        { value: "", label: copy.choose },
        ...successors.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
      ]}
      onChange={(event) => onChange(idOf(event.currentTarget.value) ?? null)}
    />
  );
}
