import * as z from "zod";

import { Version } from "./core/fields.ts";

/**
 * What of an owner's page a company may leave out. What an owner needs to end a to-do is none of it: the to-dos with
 * their papers, the files and the conversation stay.
 */
export const OWNER_PANELS = ["rules", "papers", "activity"] as const;
export const OwnerPanel = z.enum(OWNER_PANELS);
export type OwnerPanel = z.infer<typeof OwnerPanel>;

export const WELCOME_LENGTH = 600;

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

const OF_RULES = ["journeys.assess", "journeys.setTravelFacts"];

/** Which panel of an owner's page a procedure serves: `health.record` is the travel rules'. */
export function panelOf(path: string): OwnerPanel | undefined {
  return path.startsWith("health.") || OF_RULES.includes(path) ? "rules" : undefined;
}
