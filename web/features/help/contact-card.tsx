import { Button } from "@mantine/core";
import { IconMail, IconMessageCircle, IconPhone } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { trpc } from "#web/core/api.ts";

import classes from "./help.module.css";

const AskDialog = lazy(async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog }));

/** A letter to the company with its subject filled in. */
const mailTo = (address: string) => `mailto:${address}?subject=${encodeURIComponent(copy.subject)}`;

/** What the company has said of itself; what it has not is not offered. */
export function ContactCard() {
  const [isChatting, setChatting] = useState(false);
  const { email = null, phone = null } = trpc.help.contact.useQuery({}).data ?? {};
  const said = [email, phone].filter((one) => one !== null);
  return (
    <section className={classes.contact} aria-labelledby="more-help">
      <div className={classes.words}>
        <h2 className={classes.cardTitle} id="more-help">
          {copy.moreHelp}
        </h2>
        <p className={classes.text}>{copy.moreHelpText}</p>
        {said.length > 0 && <p className={classes.text}>{said.join(" · ")}</p>}
        <p className={classes.text}>
          <a className={classes.licences} href="/licences.txt">
            {copy.licences}
          </a>
        </p>
      </div>
      <div className={classes.contactButtons}>
        <Button
          leftSection={<IconMessageCircle size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setChatting(true)}
        >
          {copy.chat}
        </Button>
        {email !== null && (
          <Button component="a" href={mailTo(email)} leftSection={<IconMail size={16} aria-hidden />}>
            {copy.email}
          </Button>
        )}
        {phone !== null && (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
            leftSection={<IconPhone size={16} aria-hidden />}
          >
            {copy.call}
          </Button>
        )}
      </div>
      <Suspense>{isChatting && <AskDialog desk="chat" onClose={() => setChatting(false)} />}</Suspense>
    </section>
  );
}
