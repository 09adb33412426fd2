import * as z from "zod";

import { letterOf, oneLine } from "#worker/ports/mail/letter.ts";
import type { Letter } from "#worker/ports/mail/mailer.ts";

const Payload = z.object({
  name: z.string(),
  byName: z.string(),
  successorName: z.string(),
  journeys: z.string(),
  actions: z.string(),
});

/** Tells a colleague who is no longer active where their open work has gone. @throws ZodError for another payload. */
export function workHandedOver(payload: unknown): Letter {
  const { name, byName, successorName, journeys, actions } = Payload.parse(payload);
  return letterOf("Your access to the Pet Travel Portal has ended", [
    { kind: "paragraph", text: `Hello ${oneLine(name)},` },
    {
      kind: "paragraph",
      text: `${oneLine(byName)} has ended your access to the Pet Travel Portal.`,
    },
    {
      kind: "paragraph",
      text:
        journeys === "0" && actions === "0"
          ? "You had no open work."
          : `What you had open is now with ${oneLine(successorName)}. Open journeys: ${journeys}; open actions: ${actions}.`,
    },
    {
      kind: "paragraph",
      text: "If you think that this is a mistake, please write to the person who did it.",
    },
  ]);
}
