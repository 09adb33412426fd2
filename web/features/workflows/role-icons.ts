import { IconBuildingStore, IconUser, IconUsers } from "@tabler/icons-react";

import type { AssigneeRole } from "#contracts/workflows/shapes.ts";
import type { IconPart } from "#web/ui/badge.tsx";

export const ROLE_ICONS: Readonly<Record<AssigneeRole, IconPart>> = {
  team: IconUsers,
  customer: IconUser,
  partner: IconBuildingStore,
};
