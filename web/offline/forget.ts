import { forgetAnswers } from "./store.ts";

/** What says nothing of a person: how the portal looks, and an invitation that the next one has come with. */
const NOBODYS = new Set(["mantine-color-scheme-value", "portal-brand", "portal-demo", "portal-invitation"]);
/** What somebody has written and the server does not have. */
const UNSENT = /^(?:text:outgoing|draft|workflow):/;

/** Whether this browser is the only place that holds something of the person. */
export function hasUnsent(): boolean {
  return keysOf(() => localStorage).some((key) => UNSENT.test(key));
}

/** Leaves nothing of a person in this browser. */
export async function forgetPerson(): Promise<void> {
  for (const place of [() => localStorage, () => sessionStorage]) {
    for (const key of keysOf(place)) if (!NOBODYS.has(key)) place().removeItem(key);
  }
  await forgetAnswers().catch(() => undefined);
}

/** A browser may refuse its storage: then nothing is in it. */
function keysOf(place: () => Storage): string[] {
  try {
    return Object.keys(place());
  } catch {
    return [];
  }
}
