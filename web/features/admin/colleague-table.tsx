import { Checkbox } from "@mantine/core";
import { IconCircleFilled, IconMailForward, IconMailOff, IconPencil, IconTrash } from "@tabler/icons-react";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import { initialsOf } from "#contracts/core/text.ts";
import { admin } from "#web/copy/admin.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";

import { shortUsDate } from "./colleague-csv.ts";

import classes from "./admin.module.css";

const copy = admin.colleagues;

type Props = {
  colleagues: readonly Colleague[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
  onEdit: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
  onResend: (colleague: Colleague) => void;
  onRevoke: (colleague: Colleague) => void;
};

export function ColleagueTable(props: Props) {
  const { colleagues, ticked, onTick } = props;
  const areAllTicked = colleagues.every(({ id }) => ticked.has(id));
  const tick = (id: number) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  const select: Column<Colleague> = {
    key: "select",
    header: copy.columns.select,
    width: 48,
    head: (
      <Checkbox
        aria-label={copy.selectAll}
        checked={areAllTicked}
        indeterminate={!areAllTicked && colleagues.some(({ id }) => ticked.has(id))}
        onChange={() => onTick(areAllTicked ? new Set() : new Set(colleagues.map(({ id }) => id)))}
      />
    ),
    cell: ({ id, fullName }) => (
      <Checkbox aria-label={copy.select(fullName)} checked={ticked.has(id)} onChange={() => tick(id)} />
    ),
  };
  const actions: Column<Colleague> = {
    key: "actions",
    header: copy.columns.actions,
    isHeaderHidden: true,
    width: 56,
    align: "end",
    cell: (colleague) => <Actions {...props} colleague={colleague} />,
  };
  return (
    <ResponsiveTable
      label={copy.title}
      columns={[select, ...FACTS, actions]}
      rows={colleagues}
      rowKey={({ id }) => id}
    />
  );
}

const FACTS: readonly Column<Colleague>[] = [
  {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    width: "28%",
    cell: ({ fullName, email }) => (
      <span className={classes.person}>
        <Avatar initials={initialsOf(fullName)} size="lg" />
        <span className={classes.two}>
          <PersonName name={fullName} className={classes.strong ?? ""} />
          <PersonName name={email} className={classes.dim ?? ""} />
        </span>
      </span>
    ),
  },
  {
    key: "jobTitle",
    header: copy.columns.jobTitle,
    cell: ({ jobTitle }) => (
      <span className={classes.job}>
        <PersonName name={jobTitle || DEFAULT_JOB_TITLE} />
      </span>
    ),
  },
  {
    key: "admin",
    header: copy.columns.admin,
    width: 72,
    cell: ({ isAdmin }) =>
      isAdmin && (
        <span className={classes.dot} role="img" aria-label={copy.isAdmin} title={copy.isAdmin}>
          <IconCircleFilled size={10} aria-hidden />
        </span>
      ),
  },
  {
    key: "status",
    header: copy.columns.status,
    width: 136,
    cell: (colleague) => (
      <span className={classes.status}>
        <ColleagueStatusBadge status={colleague.status} />
        {colleague.status === "pending" && <span className={classes.dim}>{invitationOf(colleague)}</span>}
      </span>
    ),
  },
  {
    key: "assignedUsers",
    header: copy.columns.assignedUsers,
    width: 96,
    align: "end",
    cell: ({ assignedUsers }) => assignedUsers,
  },
  {
    key: "createdAt",
    header: copy.columns.createdAt,
    width: 96,
    isWhole: true,
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{shortUsDate(createdAt)}</time>,
  },
];

function invitationOf({ invitation }: Colleague): string {
  if (!invitation) return copy.notInvited;
  if (invitation.state === "expired") return copy.expired;
  if (invitation.state === "undelivered") return copy.undelivered(invitation.undeliveredWhy ?? "");
  const until = shortUsDate(invitation.expiresAt);
  return invitation.state === "opened" ? copy.opened(until) : copy.invited(until);
}

function Actions({ colleague, onEdit, onRemove, onResend, onRevoke }: Props & { colleague: Colleague }) {
  const me = useCurrentUser();
  const isAdmin = me?.role === "admin";
  const isMe = me?.id === colleague.id;
  return (
    <RowMenu
      label={copy.menuOf(colleague.fullName)}
      note={!isAdmin ? copy.adminsOnly : isMe ? copy.notYourself : null}
      items={[
        {
          label: copy.edit,
          icon: IconPencil,
          isDisabled: !isAdmin,
          onClick: () => onEdit(colleague),
        },
        ...(colleague.status === "pending"
          ? [
              {
                label: colleague.invitation ? copy.resend : copy.sendFirst,
                icon: IconMailForward,
                isDisabled: !isAdmin,
                onClick: () => onResend(colleague),
              },
            ]
          : []),
        ...(colleague.invitation
          ? [
              {
                label: copy.revoke,
                icon: IconMailOff,
                isDisabled: !isAdmin,
                onClick: () => onRevoke(colleague),
              },
            ]
          : []),
        {
          label: copy.delete,
          icon: IconTrash,
          isDanger: true,
          isDisabled: !isAdmin || isMe,
          onClick: () => onRemove(colleague),
        },
      ]}
    />
  );
}
