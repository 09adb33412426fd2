import * as z from "zod";

import { Version } from "./core/fields.ts";

/**
 * What administrators may take from their colleagues and give back, with what it is called. A Route names the one it
 * needs; the Worker refuses staff without it. Administrators hold all of them, always, and owners are not asked.
 */
export const PERMISSIONS = {
  sendInvoices: "Send and void invoices",
  recordPayments: "Record payments",
  reviewDocuments: "Review documents",
  deleteDocuments: "Delete documents",
  manageClients: "Manage clients",
  inviteOwners: "Invite owners",
  archiveWorkspaces: "Archive workspaces",
  editTemplates: "Edit templates",
} as const;
export type Permission = keyof typeof PERMISSIONS;

/** In the order in which they are shown. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];
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
