import type { CONNECTION_AREAS } from "#contracts/connections/terms.ts";
import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

declare const granted: unique symbol;

/**
 * Leave to do what a permission guards, whatever route leads there. Only this module hands it out, so that an effect that
 * asks for one does not compile where nobody has asked.
 */
export type Grant<P extends Permission | "administer"> = { readonly [granted]: P };

/** What a key has to be made for besides the route that it calls; what is not named here no key does. */
const AREA_OF: Readonly<Partial<Record<Permission, (typeof CONNECTION_AREAS)[number]>>> = {
  sendInvoices: "billing",
  recordPayments: "billing",
  reviewDocuments: "documents",
  deleteDocuments: "documents",
  manageClients: "clients",
  archiveWorkspaces: "workspaces",
  editTemplates: "templates",
};

/**
 * Once a trip has proven who asks. Owners hold no permission: what they do of their own goes by their row.
 * @throws Fault `forbidden` for an owner, for a colleague without the permission, and for a key that is not made for it
 */
export function grant<P extends Permission>(act: Act, permission: P): Grant<P> {
  const name = PERMISSIONS[permission];
  if (!act.permissions.includes(permission))
    throw new Fault("forbidden", `Your account does not have the permission “${name}”.`);
  const area = AREA_OF[permission];
  const scopes = act.circumstances.claims?.scopes;
  if (scopes && !(area && scopes.includes(`${area}:write`)))
    throw new Fault("forbidden", `This key is not made for that: “${name}”.`);
  return {} as Grant<P>;
}

/** Leave to make colleagues and administrators. @throws Fault `forbidden` for everybody else, and for every key */
export function administer(act: Act): Grant<"administer"> {
  if (act.who.role !== "admin" || act.who.scopes) throw new Fault("forbidden");
  return {} as Grant<"administer">;
}
