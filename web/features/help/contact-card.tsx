import { Button } from "@mantine/core";
import { IconMail, IconMessageCircle, IconPhone } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { SUPPORT_CONTACT } from "#contracts/help/terms.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";

import classes from "./help.module.css";

const AskDialog = lazy(async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog }));

/** A letter to the company with its subject filled in. */
const MAIL_TO = `mailto:${SUPPORT_CONTACT.email}?subject=${encodeURIComponent(copy.subject)}`;

export function ContactCard() {
  const [isChatting, setChatting] = useState(false);
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
        <Button
          leftSection={<IconMessageCircle size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setChatting(true)}
        >
          {copy.chat}
        </Button>
        <Button component="a" href={MAIL_TO} leftSection={<IconMail size={16} aria-hidden />}>
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
      <Suspense>{isChatting && <AskDialog desk="chat" onClose={() => setChatting(false)} />}</Suspense>
    </section>
  );
}
