import { invites as copy } from "#web/copy/invites.ts";
import { codeOf, messageOf } from "#web/core/errors.ts";

/**
 * What the toast says of a failed invitation: one sentence for whatever the server refused, the error's own words where
 * the call never got that far, and a longer sentence where it has none.
 */
export function failureText(error: unknown): string {
  if (codeOf(error) !== null) return copy.refused;
  return messageOf(error) || copy.failed.description;
}
