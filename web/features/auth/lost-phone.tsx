import { useEffect, useState } from "react";

import type { ContactShown } from "#contracts/settings/contact-shapes.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";

import { post } from "./post.ts";

import classes from "./sign-in.module.css";

/** What to do without the app: a recovery code, else whom to ask, as far as the company has said where it is. */
export function LostPhone({ token }: { token: string }) {
  const [contact, setContact] = useState<ContactShown | null>(null);
  useEffect(() => {
    // Without an answer the words stand alone.
    post<ContactShown>("second-step/contact", { token }).then(setContact, () => {});
  }, [token]);
  const { email = null, phone = null } = contact ?? {};
  return (
    <div role="status">
      <p className={classes.lead}>{copy.second.lostHelp}</p>
      {(email !== null || phone !== null) && (
        <p className={classes.lead}>
          {copy.second.reach} {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          {email !== null && phone !== null && " · "}
          {phone !== null && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
        </p>
      )}
    </div>
  );
}
