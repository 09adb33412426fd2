import type { Colleague } from "#contracts/admin/shapes.ts";
import { lookingFor } from "#contracts/core/fold.ts";

export const STATUS_CHOICES = ["all", "active", "inactive"] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** The colleagues whose full name or e-mail contains the text and whose status is the chosen one. Asks no server. */
export function filterColleagues(
  colleagues: readonly Colleague[],
  filter: { search: string; status: StatusChoice },
): Colleague[] {
  const isWanted = lookingFor(filter.search);
  return colleagues.filter(
    ({ fullName, email, status }) =>
      (filter.status === "all" || status === filter.status) && isWanted(fullName, email),
  );
}

/** What a status is shown as: whatever is neither active nor inactive counts as pending. */
export function shownStatus(status: string): "active" | "inactive" | "pending" {
  return status === "active" || status === "inactive" ? status : "pending";
}
