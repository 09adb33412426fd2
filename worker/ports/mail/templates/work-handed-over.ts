import * as z from "zod";

import { type Draft, letterOf, oneLine, portalOf } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  byName: z.string(),
  successorName: z.string(),
  journeys: z.string(),
  actions: z.string(),
});

/** Tells a colleague who is no longer active where their open work has gone. @throws ZodError for another payload. */
export function workHandedOver(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, byName, successorName, journeys, actions } = Payload.parse(payload);
  return letterOf(`Your access to ${portalOf(brandName)} has ended`, [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `${oneLine(byName)} has ended your access to ${portalOf(brandName)}.`,
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
