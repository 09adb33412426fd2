import { mailDomain as copy } from "#web/copy/mail-domain.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { DnsRecords } from "./dns-records.tsx";
import { SenderPanel } from "./sender-panel.tsx";

import classes from "./mail-domain.module.css";

/** Whom mail comes from: the company's own domain once its DNS says so. */
export function MailDomainSection() {
  const isAdmin = useCurrentUser()?.role === "admin";
  return isAdmin ? (
    <Sender />
  ) : (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.adminsOnly}</p>
    </Panel>
  );
}

function Sender() {
  const sender = trpc.mail.sender.useQuery({});
  if (!sender.data) {
    return (
      <Panel title={copy.title}>
        {sender.isPending && <WaitingRows />}
        <FailedNote failed={sender} what={copy.what} />
      </Panel>
    );
  }
  return (
    <div className={classes.stack}>
      <FailedNote failed={sender} what={copy.what} />
      <SenderPanel sender={sender.data} />
      {sender.data.domain && <DnsRecords domain={sender.data.domain} />}
    </div>
  );
}
