import * as z from "zod";

import { type Draft, dayAndTime, letterOf, oneLine, portalOf } from "#worker/ports/mail/letter.ts";

const link = z.url({ protocol: /^https?$/ });
const Confirm = z.object({ link, expiresAt: z.iso.datetime() });
const Asked = z.object({
  name: z.string(),
  byName: z.string(),
  email: z.string(),
  link,
  takesEffectAt: z.iso.datetime(),
});
const Changed = z.object({
  name: z.string(),
  email: z.string(),
  link: link.nullable(),
  until: z.iso.datetime().nullable(),
});

/** Asks the new address whether somebody there wants it. It may be a stranger's, so it says nothing of the account. */
export function addressConfirm(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { link: address, expiresAt } = Confirm.parse(payload);
  return letterOf(`Please confirm this address for ${portalOf(brandName)}`, [
    { kind: "greeting", name: null },
    {
      kind: "paragraph",
      text: `this address was entered as the new one of an account at ${portalOf(brandName)}. If it is yours, and the account too, confirm it. Nothing changes until then.`,
    },
    { kind: "button", label: "Confirm this address", link: address },
    {
      kind: "paragraph",
      text: `The link works until ${dayAndTime(expiresAt)}. If you know nothing of it, you need not do anything.`,
    },
  ]);
}

/** Tells the address of now what is asked for, and asks for its word. */
export function addressAsked(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, byName, email, link: address, takesEffectAt } = Asked.parse(payload);
  return letterOf("Somebody wants to change the address of your account", [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `${oneLine(byName)} has entered ${oneLine(email)} as the new address of your account at ${portalOf(brandName)}. Whoever reads its mail can then sign in as you.`,
    },
    {
      kind: "paragraph",
      text: `If that is your wish, agree; if it is not, object, and everything stays as it is. If you say nothing, it happens on ${dayAndTime(takesEffectAt)} at the earliest, once the new address has been confirmed.`,
    },
    { kind: "button", label: "Agree or object", link: address },
  ]);
}

/** Tells both addresses that it has happened; the one before may take it back where it has not agreed. */
export function addressChanged(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, email, link: address, until } = Changed.parse(payload);
  return letterOf("The address of your account was changed", [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `your account at ${portalOf(brandName)} is signed in to with ${oneLine(email)} from now on. All devices were signed out, and a password, links, codes and calendar addresses from before work no longer.`,
    },
    ...(address && until
      ? ([
          {
            kind: "paragraph",
            text: `If you do not want that, take it back by ${dayAndTime(until)}: whoever has come in meanwhile is then out.`,
          },
          { kind: "button", label: "Take it back", link: address },
        ] as const)
      : []),
  ]);
}
