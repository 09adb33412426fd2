import type { Colleague } from "#contracts/admin/shapes.ts";
import { fold } from "#contracts/core/text.ts";

export const STATUS_CHOICES = ["all", "active", "inactive"] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** The colleagues whose full name or e-mail contains the text and whose status is the chosen one. Asks no server. */
export function filterColleagues(
  colleagues: readonly Colleague[],
  filter: { search: string; status: StatusChoice },
): Colleague[] {
  const text = fold(filter.search.trim());
  return colleagues.filter(
    ({ fullName, email, status }) =>
      (filter.status === "all" || status === filter.status) &&
      (fold(fullName).includes(text) || fold(email).includes(text)),
  );
}

/** What a status is shown as: whatever is neither active nor inactive counts as pending. */
export function shownStatus(status: string): "active" | "inactive" | "pending" {
  return status === "active" || status === "inactive" ? status : "pending";
}
