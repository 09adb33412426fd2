import type { Act } from "./act.ts";
import { describe, log } from "./log.ts";

/** Sends what the outbox holds after the answer; what does not go out now, the schedule sends. */
export function sendSoon(act: Act): void {
  const { afterwards, sendMail, reference } = act.circumstances;
  afterwards(
    sendMail().catch((error: unknown) => log({ event: "mail not sent", reference, error: describe(error) })),
  );
}
