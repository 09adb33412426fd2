import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCreditCard, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";

import type { Member, WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspacePeople } from "#web/copy/workspace-people.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { MemberMenu } from "./member-menu.tsx";
import { toastOutcome } from "./toast-outcome.ts";

import classes from "./sidebar.module.css";

const copy = workspace.members;

const loadForm = () => import("./add-member-form.tsx");
const AddMemberForm = lazy(async () => ({ default: (await loadForm()).AddMemberForm }));

/** Who takes part, and who of them pays. Who pays is never shown before the server has taken it. */
export function MembersPanel({ journey }: { journey: WorkspaceDetail }) {
  const setting = trpc.workspaces.setPayer.useMutation();
  const set = ({ userId, fullName }: Member) =>
    void toastOutcome(setting.mutateAsync({ workspaceId: journey.id, userId }), {
      done: copy.done,
      description: copy.doneText(fullName),
      failed: copy.failed,
    });
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    add.current?.focus();
  };
  return (
    <Panel
      title={copy.title}
      aside={
        <IconButton
          ref={add}
          label={workspacePeople.add}
          tip="end"
          size={28}
          aria-expanded={isAdding}
          onPointerEnter={() => void loadForm()}
          onFocus={() => void loadForm()}
          onClick={() => setAdding(!isAdding)}
        >
          <IconPlus size={16} aria-hidden />
        </IconButton>
      }
    >
      {isAdding && (
        <div className={classes.adding}>
          <Suspense>
            <AddMemberForm journey={journey} onDone={close} />
          </Suspense>
        </div>
      )}
      {!journey.hasPayer && journey.members.length > 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {copy.noPayer}
        </p>
      )}
      {journey.members.length === 0 && <p className={classes.done}>{copy.empty}</p>}
      <ul className={classes.people}>
        {journey.members.map((member) => (
          <li key={member.userId} className={classes.person}>
            <Avatar initials={member.initials} />
            <span className={classes.words}>
              <span className={classes.name} dir="auto" title={member.fullName}>
                {member.fullName}
              </span>
              <span className={classes.role}>
                {copy.roles[member.role]}
                {member.joinedAt === null && ` (${member.isInvited ? copy.invited : copy.notInvited})`}
              </span>
            </span>
            {member.isPayer && (
              <Badge tone="ocean" icon={IconCreditCard}>
                {copy.payer}
              </Badge>
            )}
            {!member.isPayer && member.role !== "staff" && (
              <Button
                size="xs"
                disabled={setting.isPending}
                aria-label={copy.setPayerOf(member.fullName)}
                onClick={() => set(member)}
              >
                {copy.setPayer}
              </Button>
            )}
            <MemberMenu workspaceId={journey.id} member={member} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
