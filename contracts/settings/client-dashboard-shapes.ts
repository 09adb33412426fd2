import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";

import { OWNER_PANELS, WELCOME_LENGTH } from "./client-dashboard.ts";

export const OwnerPanel = z.enum(OWNER_PANELS);
export type OwnerPanel = z.infer<typeof OwnerPanel>;

export const ClientDashboard = z.object({
  shows: z.record(OwnerPanel, z.boolean()),
  /** Above an owner's to-dos, in plain text; empty for none. */
  welcome: z
    .string()
    .trim()
    .max(WELCOME_LENGTH, `At most ${WELCOME_LENGTH} characters`)
    .transform((text) => text.normalize("NFC")),
  version: Version,
});
export type ClientDashboard = z.infer<typeof ClientDashboard>;

/** Panels come and go with the portal's versions; a choice that is known stays. */
const Stored = z.object({
  shows: z.record(z.string(), z.boolean()),
  welcome: z.string(),
  version: Version,
});

/** What is set, from what is kept; whatever is not left out is shown. */
export function dashboardOf(kept: unknown): ClientDashboard {
  const { data } = Stored.safeParse(kept);
  const shows = Object.fromEntries(OWNER_PANELS.map((name) => [name, data?.shows[name] ?? true]));
  return {
    shows: shows as Record<OwnerPanel, boolean>,
    welcome: data?.welcome ?? "",
    version: data?.version ?? 0,
  };
}
