import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { permissions } from "#web/copy/permissions.ts";

import { useCurrentUser } from "./session.ts";

/** Props of a control that the server would refuse; last on the control, since nothing turns it on again. */
export type Refusal = { disabled?: true; title?: string };

/** Switches a control off for colleagues without a permission, and says why. Owners are not asked for any. */
export function useRefusal(permission: Permission | undefined): Refusal {
  const me = useCurrentUser();
  const isRefused = permission && me?.role === "staff" && !me.permissions.includes(permission);
  return isRefused ? { disabled: true, title: permissions.missing } : {};
}
