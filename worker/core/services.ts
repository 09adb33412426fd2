import type { Act } from "#worker/core/act.ts";

/** Whether mail leaves this deployment. */
export function canMail(act: Act): boolean {
  return act.circumstances.services
    .list()
    .some(({ name, state }) => name === "mail" && state === "configured");
}
