import * as z from "zod";

import { type Draft, dayAndTime, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

/** What is said of a change: the subject, and what happened, to be followed by when and from where. */
const WORDS = {
  password_set: ["Your account has a password now", "a password was set for your account"],
  password_changed: ["Your password was changed", "your password was changed"],
  password_removed: ["Your password was removed", "your password was removed"],
  second_factor_on: ["The second step is on", "an authenticator app was set up for your account"],
  second_factor_off: ["The second step is off", "the authenticator app was taken off your account"],
  recovery_codes_renewed: [
    "You have new recovery codes",
    "your recovery codes were replaced; the ones before work no longer",
  ],
  recovery_code_used: ["A recovery code was used", "somebody signed in with one of your recovery codes"],
  provider_bound: [
    "You sign in with your company account now",
    "somebody signed in to your account with the company's identity provider for the first time",
  ],
  provider_unbound: [
    "Your company account was taken off",
    "your account at the company's identity provider was taken off this one",
  ],
  signed_out_elsewhere: [
    "You were signed out everywhere else",
    "your account was signed out on all other devices",
  ],
} as const satisfies Record<string, readonly [subject: string, what: string]>;
export type AccountChange = keyof typeof WORDS;

const Payload = z.object({
  name: z.string(),
  change: z.enum(Object.keys(WORDS) as [AccountChange, ...AccountChange[]]),
  at: z.iso.datetime(),
  device: z.string().nullable(),
  place: z.string().nullable(),
});

/** Tells somebody of a change to how their account is got into. @throws ZodError for another payload */
export function accountChange(payload: unknown, origin?: string): Draft {
  const { name, change, at, device, place } = Payload.parse(payload);
  const [subject, what] = WORDS[change];
  const where = [device && ` with ${device}`, place && ` in ${oneLine(place)}`].filter(Boolean).join("");
  return letterOf(subject, [
    { kind: "greeting", name },
    { kind: "paragraph", text: `on ${dayAndTime(at)}${where}, ${what}.` },
    {
      kind: "paragraph",
      text: "If that was you, there is nothing to do. If it was not, open your account, sign out everywhere else, and write to us.",
    },
    ...(origin ? [{ kind: "button" as const, label: "Open my account", link: `${origin}/account` }] : []),
  ]);
}
