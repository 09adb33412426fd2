import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";

import { PERMISSION_NAMES, type PERMISSIONS } from "./permissions.ts";

export type Permission = keyof typeof PERMISSIONS;

export const Permission = z.enum(PERMISSION_NAMES);

/** Service staff run whole journeys, so they begin with everything; what is taken from them is a choice. */
const STAFF_AT_FIRST: Readonly<Record<Permission, boolean>> = {
  sendInvoices: true,
  recordPayments: true,
  reviewDocuments: true,
  deleteDocuments: true,
  manageClients: true,
  inviteOwners: true,
  archiveWorkspaces: true,
  editTemplates: true,
  reviewRules: true,
};

/** Nothing in it speaks of administrators, so nothing can be taken from them. */
export const StaffPermissions = z.object({ staff: z.record(Permission, z.boolean()), version: Version });
export type StaffPermissions = z.infer<typeof StaffPermissions>;

/** Permissions come and go with the portal's versions; a choice that is known stays. */
const Stored = z.object({ staff: z.record(z.string(), z.boolean()), version: Version });

/** What is set, from what is kept; what is not, or not legibly, is as at first. */
export function staffPermissionsOf(kept: unknown): StaffPermissions {
  const { data } = Stored.safeParse(kept);
  const staff = Object.fromEntries(
    PERMISSION_NAMES.map((name) => [name, data?.staff[name] ?? STAFF_AT_FIRST[name]]),
  ) as Record<Permission, boolean>;
  return { staff, version: data?.version ?? 0 };
}

/** What somebody holds by their role. */
export function permissionsOf(role: "customer" | "staff" | "admin", kept: unknown): Permission[] {
  if (role === "customer") return [];
  if (role === "admin") return [...PERMISSION_NAMES];
  const { staff } = staffPermissionsOf(kept);
  return PERMISSION_NAMES.filter((name) => staff[name]);
}
