import { Button } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";

import { SUPPORT_CONTACT } from "#contracts/help.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";

import classes from "./help.module.css";

/** A letter to the company with its subject filled in. */
export const mailTo = (subject: string): string =>
  `mailto:${SUPPORT_CONTACT.email}?subject=${encodeURIComponent(subject)}`;

export function ContactCard() {
  return (
    <section className={classes.contact} aria-labelledby="more-help">
      <div className={classes.words}>
        <h2 className={classes.cardTitle} id="more-help">
          {copy.moreHelp}
        </h2>
        <p className={classes.text}>{copy.moreHelpText}</p>
        <p className={classes.text}>{`${SUPPORT_CONTACT.email} · ${SUPPORT_CONTACT.phone}`}</p>
      </div>
      <div className={classes.contactButtons}>
        <Button component="a" href={mailTo(copy.subject)} leftSection={<IconMail size={16} aria-hidden />}>
          {copy.email}
        </Button>
        <Button
          component="a"
          href={`tel:${SUPPORT_CONTACT.phone.replaceAll(" ", "")}`}
          leftSection={<IconPhone size={16} aria-hidden />}
        >
          {copy.call}
        </Button>
      </div>
    </section>
  );
}
