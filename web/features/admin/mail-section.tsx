import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@tabler/icons-react";

import type { MailState, OutgoingMail } from "#contracts/mail/shapes.ts";
import { MAIL_STATES } from "#contracts/mail/terms.ts";
import { records } from "#web/copy/records.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import type { SectionProps } from "./admin-search.ts";

import classes from "./records.module.css";

const copy = records.mail;
const LOOK: Record<MailState, [Tone, IconPart]> = {
  waiting: ["blue", IconClock],
  sent: ["green", IconCircleCheck],
  failed: ["red", IconAlertTriangle],
};

/** What was sent, what waits and what failed, with what the mail server said; for administrators. */
export function MailSection({ search, onSearch }: SectionProps) {
  const state = oneOf(MAIL_STATES, search.status);
  const email = search.q?.includes("@") ? search.q : undefined;
  const [text, setText] = useSettledText(search.q ?? "", (q) => onSearch({ q: q === "" ? undefined : q }));
  const list = trpc.mail.list.useInfiniteQuery(
    { limit: 50, state, email },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnWindowFocus: true },
  );
  const mails = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const retry = useRetry();
  const columns: readonly Column<OutgoingMail>[] = [
    {
      key: "to",
      header: copy.columns.to,
      isMain: true,
      cell: (mail) => (
        <span className={classes.what}>
          <PersonName name={mail.toName} />
          <bdi className={classes.dim}>{mail.toEmail}</bdi>
        </span>
      ),
    },
    { key: "what", header: copy.columns.what, cell: ({ template }) => copy.templates[template] ?? template },
    {
      key: "state",
      header: copy.columns.state,
      cell: (mail) => {
        const [tone, icon] = LOOK[mail.state];
        return (
          <span className={classes.what}>
            <span>
              <Badge tone={tone} icon={icon}>
                {copy.states[mail.state]}
              </Badge>
            </span>
            {mail.state !== "sent" && mail.lastError !== null && (
              <bdi className={classes.dim}>{mail.lastError}</bdi>
            )}
            {mail.state === "waiting" && mail.attempts > 0 && (
              <span className={classes.dim}>
                {copy.next(mail.attempts, formatInstant(mail.nextAttemptAt))}
              </span>
            )}
          </span>
        );
      },
    },
    {
      key: "at",
      header: copy.columns.at,
      cell: ({ sentAt, failedAt, createdAt }) => formatInstant(sentAt ?? failedAt ?? createdAt),
    },
    {
      key: "do",
      header: copy.columns.do,
      isHeaderHidden: true,
      width: 130,
      cell: (mail) =>
        mail.state !== "sent" && (
          <Button
            size="xs"
            disabled={retry.isPending}
            aria-label={copy.retryTo(mail.toName)}
            onClick={() => retry.mutate({ mailId: mail.id })}
          >
            {copy.retry}
          </Button>
        ),
    },
  ];
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.text}>{copy.text}</p>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={copy.email}
          placeholder={copy.emailHint}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={copy.state}
          value={state ?? "all"}
          data={[
            { value: "all", label: copy.all },
            ...MAIL_STATES.map((one) => ({ value: one, label: copy.states[one] })),
          ]}
          onChange={(event) => {
            const next = oneOf(MAIL_STATES, event.currentTarget.value);
            onSearch({ status: next });
          }}
        />
      </div>
      <ListPanel
        label={copy.title}
        what={copy.what}
        icon={IconClock}
        empty={copy.empty}
        emptyHint={copy.emptyText}
        list={list}
        columns={columns}
        rows={mails}
      />
    </section>
  );
}

function useRetry() {
  return trpc.mail.retry.useMutation({
    onSuccess: ({ toEmail }) =>
      showToast({ kind: "success", title: copy.retried, description: copy.retriedTo(toEmail) }),
    onError: (error) => showToast({ kind: "error", title: copy.notRetried, description: sentenceOf(error) }),
  });
}
