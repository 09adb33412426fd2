import { textByMail } from "#worker/ports/sms/text-by-mail.ts";

import type { Draft, Mutable } from "./letter.ts";
import { accountChange } from "./templates/account-change.ts";
import { addressAsked, addressChanged, addressConfirm } from "./templates/address-change.ts";
import { appointment } from "./templates/appointment.ts";
import { colleagueInvitation } from "./templates/colleague-invitation.ts";
import { digest } from "./templates/digest.ts";
import { freshProof } from "./templates/fresh-proof.ts";
import { helpQuestion } from "./templates/help-question.ts";
import { invitation } from "./templates/invitation.ts";
import { invoice } from "./templates/invoice.ts";
import { notification } from "./templates/notification.ts";
import { signIn } from "./templates/sign-in.ts";
import { signedCopy } from "./templates/signed-copy.ts";
import { stepMail } from "./templates/step-mail.ts";
import { workHandedOver } from "./templates/work-handed-over.ts";

type Render<Kind extends Draft> = (payload: unknown, origin?: string, brandName?: string) => Kind;

/** News that is in the portal as well: whoever is mailed it can stop that, from the mail itself. */
const NEWS = { notification, digest } as const satisfies Record<
  string,
  Render<Draft & { readonly mutable: Mutable }>
>;

/** What cannot be done without: ways in, appointments, money, signatures, and what the company writes by itself. */
const LETTERS = {
  invitation,
  "colleague-invitation": colleagueInvitation,
  invoice,
  "help-question": helpQuestion,
  "sign-in": signIn,
  "fresh-proof": freshProof,
  "account-change": accountChange,
  "address-confirm": addressConfirm,
  "address-asked": addressAsked,
  "address-changed": addressChanged,
  "work-handed-over": workHandedOver,
  appointment,
  "signed-copy": signedCopy,
  "step-mail": stepMail,
  "step-sms": textByMail,
} as const satisfies Record<string, Render<Draft>>;

/** The occasions that mails are sent for, by the name in the outbox. */
export const MAILS: Readonly<Record<keyof typeof NEWS | keyof typeof LETTERS, Render<Draft>>> = {
  ...NEWS,
  ...LETTERS,
};

/** `origin` is where links into the portal lead, `brandName` what the company calls it. @throws Error for an unknown template, and where the payload does not fit it. */
export function renderMail(template: string, payload: unknown, origin?: string, brandName?: string): Draft {
  const render = Object.hasOwn(MAILS, template) ? MAILS[template as keyof typeof MAILS] : undefined;
  if (!render) throw new Error(`There is no mail called ${template}`);
  return render(payload, origin, brandName);
}
