import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconClock, IconMail } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { MailDomain, MailSender } from "#contracts/mail/domain-shapes.ts";
import { mailDomain as copy } from "#web/copy/mail-domain.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./mail-domain.module.css";

const SenderDialog = lazy(async () => ({
  default: (await import("./sender-dialog.tsx")).SenderDialog,
}));

type State = keyof typeof copy.states;
const LOOK: Record<State, [Tone, IconPart]> = {
  default: ["neutral", IconMail],
  waiting: ["blue", IconClock],
  verified: ["green", IconCircleCheck],
  lost: ["red", IconAlertTriangle],
  locked: ["red", IconAlertTriangle],
};

function stateOf({ domain, isOwnDomain }: MailSender): State {
  if (!domain) return "default";
  if (domain.verifiedAt) return isOwnDomain ? "verified" : "locked";
  return domain.lostAt ? "lost" : "waiting";
}

/** Whom mail comes from now, and the way to another sender. */
export function SenderPanel({ sender }: { sender: MailSender }) {
  const [isOpen, setOpen] = useState(false);
  const { way, current, domain } = sender;
  const state = stateOf(sender);
  const [tone, icon] = LOOK[state];
  const text =
    state === "lost"
      ? copy.stateText.lost(domain?.lostAt ? formatInstant(domain.lostAt) : "")
      : copy.stateText[state];
  return (
    <Panel
      title={copy.title}
      aside={
        <div className={classes.buttons}>
          {domain && <RemoveButton domain={domain} />}
          <Button variant={domain ? "default" : "filled"} onClick={() => setOpen(true)}>
            {domain ? copy.change : copy.set}
          </Button>
        </div>
      }
    >
      <p className={classes.text}>{copy.text}</p>
      <div className={classes.sender}>
        <span className={classes.two}>
          <span className={classes.dim}>{copy.current}</span>
          <bdi className={classes.address}>{`${current.name} <${current.address}>`}</bdi>
          <span className={classes.dim}>{text}</span>
          {domain && (state === "waiting" || state === "lost") && (
            <bdi className={classes.dim}>
              {copy.afterwards(copy.form.sample(domain.senderName, domain.localPart, domain.domain))}
            </bdi>
          )}
        </span>
        <Badge tone={tone} icon={icon}>
          {copy.states[state]}
        </Badge>
      </div>
      {way === null && <p className={classes.note}>{copy.noWay}</p>}
      {way === "cloudflare" && domain && <p className={classes.note}>{copy.cloudflare}</p>}
      <Suspense>{isOpen && <SenderDialog domain={domain} onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  );
}

function RemoveButton({ domain: { domain, version } }: { domain: MailDomain }) {
  const remove = trpc.mail.removeDomain.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.removed, description: domain }),
    onError: (error) => showToast({ kind: "error", title: copy.notRemoved, description: sentenceOf(error) }),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: copy.removeTitle(domain),
      body: copy.removeBody,
      confirmLabel: copy.remove,
      isDanger: true,
    });
    if (isSure) remove.mutate({ version });
  };
  return (
    <Button loading={remove.isPending} onClick={() => void ask()}>
      {copy.remove}
    </Button>
  );
}
