import { Button, CopyButton } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconRefresh,
} from "@tabler/icons-react";

import type { DnsRecord, MailDomain, MailSender } from "#contracts/mail/domain-shapes.ts";
import { mailDomain } from "#web/copy/mail-domain.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./mail-domain.module.css";

const copy = mailDomain.records;

const LOOK: Record<DnsRecord["state"], [Tone, IconPart]> = {
  found: ["green", IconCircleCheck],
  missing: ["yellow", IconCircleX],
  different: ["red", IconAlertTriangle],
  unknown: ["neutral", IconCircleDashed],
};

/** What the DNS of the domain has to say, what it says, and the button that asks it. */
export function DnsRecords({ domain: { records, checkedAt } }: { domain: MailDomain }) {
  const check = trpc.mail.checkDomain.useMutation({
    onSuccess: tell,
    onError: (error) =>
      showToast({ kind: "error", title: mailDomain.notLookedUp, description: sentenceOf(error) }),
  });
  return (
    <Panel
      title={copy.title}
      isFlush
      aside={
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={check.isPending}
          onClick={() => check.mutate({})}
        >
          {mailDomain.check}
        </Button>
      }
    >
      <p className={classes.lead}>
        {copy.text}{" "}
        <span role="status">
          {checkedAt ? mailDomain.checked(formatInstant(checkedAt)) : mailDomain.notChecked}
        </span>
      </p>
      <ul className={classes.records} aria-label={copy.title}>
        {records.map((record) => (
          <Record key={record.purpose} record={record} />
        ))}
      </ul>
    </Panel>
  );
}

function tell({ domain }: MailSender): void {
  const isUnknown = domain?.records.some(({ isRequired, state }) => isRequired && state === "unknown");
  const outcome = isUnknown ? "unknown" : domain?.verifiedAt ? "verified" : "waiting";
  showToast({
    kind: outcome === "verified" ? "success" : "info",
    title: mailDomain.looked[outcome],
    description: mailDomain.lookedText[outcome],
  });
}

function Record({ record: { purpose, host, value, state, isRequired, found } }: { record: DnsRecord }) {
  const [tone, icon] = LOOK[state];
  const { name, text } = copy.purposes[purpose];
  return (
    <li className={classes.record}>
      <div className={classes.recordHead}>
        <h3 className={classes.purpose}>{name}</h3>
        {!isRequired && <span className={classes.dim}>{copy.recommended}</span>}
        <Badge tone={tone} icon={icon}>
          {copy.states[state]}
        </Badge>
      </div>
      <p className={classes.dim}>{text}</p>
      <dl className={classes.facts}>
        <Fact what={copy.host} text={host} purpose={name} />
        <Fact what={copy.value} text={value} purpose={name} />
        {state === "different" && (
          <div className={classes.fact}>
            <dt>{copy.there}</dt>
            <dd>
              {found.map((one) => (
                <code key={one} className={classes.code}>
                  {one}
                </code>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function Fact({ what, text, purpose }: { what: string; text: string; purpose: string }) {
  return (
    <div className={classes.fact}>
      <dt>{what}</dt>
      <dd>
        <code className={classes.code}>{text}</code>
        <CopyButton value={text}>
          {({ copied, copy: take }) => (
            <Button size="xs" aria-label={copied ? undefined : copy.copyOf(what, purpose)} onClick={take}>
              {copied ? copy.copied : copy.copy}
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}
