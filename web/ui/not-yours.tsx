import { journeyRoles } from "#web/copy/journey-roles.ts";

/** In place of a part that the reader's role in the journey does not include. */
export function NotYours() {
  return <p>{journeyRoles.notYours}</p>;
}
