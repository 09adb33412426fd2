import { IconAlertTriangle, IconCircleCheck, IconClock, IconEye, IconX } from "@tabler/icons-react";

import { isLive } from "#contracts/invites/live-invitations.ts";
import type { Invitation, InvitationState } from "#contracts/invites/shapes.ts";
import { invites } from "#web/copy/invites.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./invitation-list.module.css";

const copy = invites.list;

const LOOK: Record<InvitationState, [Tone, IconPart]> = {
  sent: ["blue", IconClock],
  undelivered: ["red", IconAlertTriangle],
  opened: ["blue", IconEye],
  accepted: ["green", IconCircleCheck],
  expired: ["yellow", IconAlertTriangle],
  revoked: ["neutral", IconX],
};

/** The invitations to a journey so far, each with its state; nothing where there are none. */
export function InvitationList({ workspaceId }: { workspaceId: number }) {
  const list = trpc.invites.list.useInfiniteQuery(
    { workspaceId, limit: 10 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { resend, revoke } = useChanges();
  const refusal = useRefusal("inviteOwners");
  if (all.length === 0) return <FailedNote failed={list} what={copy.what} />;
  return (
    <section aria-label={copy.title}>
      <h3 className={classes.title}>{copy.title}</h3>
      <ul className={classes.list}>
        {all.map((one) => (
          <li key={one.id} className={classes.row}>
            <span className={classes.who}>
              <PersonName name={one.name} />
              <span className={classes.dim}>
                {`${invites.roles[one.memberRole]} · `}
                <bdi>{one.email}</bdi>
                {isLive(one.status) && ` · ${copy.until(formatInstant(one.expiresAt))}`}
              </span>
              {one.status === "undelivered" && one.undeliveredWhy !== null && (
                <span className={classes.dim}>{copy.why(one.undeliveredWhy)}</span>
              )}
            </span>
            <State state={one.status} />
            {(isLive(one.status) || one.status === "expired") && (
              <RowMenu
                label={copy.menuOf(one.name)}
                note={refusal.title ?? null}
                items={[
                  {
                    label: copy.resend,
                    icon: IconClock,
                    isDisabled: refusal.disabled ?? false,
                    onClick: () => resend(one),
                  },
                  {
                    label: copy.revoke,
                    icon: IconX,
                    isDanger: true,
                    isDisabled: refusal.disabled ?? false,
                    onClick: () => revoke(one),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      <ShowMore shown={all.length} list={list} />
      <p className={classes.dim}>{copy.onlyInMail}</p>
    </section>
  );
}

function State({ state }: { state: InvitationState }) {
  const [tone, icon] = LOOK[state];
  return (
    <Badge tone={tone} icon={icon}>
      {copy.states[state]}
    </Badge>
  );
}

function useChanges(): { resend: (one: Invitation) => void; revoke: (one: Invitation) => void } {
  const options = (words: { title: string; description: (email: string) => string }) => ({
    onSuccess: ({ email }: Invitation) =>
      showToast({ kind: "success", title: words.title, description: words.description(email) }),
    onError: (error: unknown) =>
      showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const send = trpc.invites.resend.useMutation(options(copy.resent));
  const withdraw = trpc.invites.revoke.useMutation(options(copy.revoked));
  return {
    resend: ({ id }) => {
      if (!send.isPending) send.mutate({ invitationId: id, requestId: crypto.randomUUID() });
    },
    revoke: ({ id }) => {
      if (!withdraw.isPending) withdraw.mutate({ invitationId: id });
    },
  };
}
