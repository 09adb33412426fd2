import { IconUserCog, IconUserMinus } from "@tabler/icons-react";

import type { Member, MemberRole } from "#contracts/workspaces/shapes.ts";
import { MEMBER_ROLES } from "#contracts/workspaces/terms.ts";
import { workspacePeople as copy } from "#web/copy/workspace-people.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { RowMenu } from "#web/ui/row-menu.tsx";

const { roles } = workspace.members;

/** What can be done with a person of the journey: another role, or off it. */
export function MemberMenu({ workspaceId, member }: { workspaceId: number; member: Member }) {
  const setRole = trpc.workspaces.setMemberRole.useMutation();
  const remove = trpc.workspaces.removeMember.useMutation();
  const { userId, fullName } = member;
  const tell = async (change: Promise<unknown>, title: string, description: string) => {
    try {
      await change;
      showToast({ kind: "success", title, description });
    } catch (error) {
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      showToast({
        kind: "error",
        title: copy.failed,
        description: hasReason ? error.message : sentenceOf(error),
      });
    }
  };
  const change = (role: MemberRole) =>
    void tell(
      setRole.mutateAsync({ workspaceId, userId, role }),
      copy.roleSet,
      copy.isNow(fullName, roles[role]),
    );
  const takeOff = async () => {
    const question = {
      title: copy.removing(fullName),
      body: copy.removingText,
      confirmLabel: copy.remove,
      isDanger: true,
    };
    if (!(await askToConfirm(question))) return;
    await tell(remove.mutateAsync({ workspaceId, userId }), copy.removed, fullName);
  };
  const others = MEMBER_ROLES.filter((role) => role !== "staff" && role !== member.role);
  return (
    <RowMenu
      label={copy.actions(fullName)}
      items={[
        ...(member.role === "staff"
          ? []
          : others.map((role) => ({
              label: copy.makeRole(roles[role]),
              icon: IconUserCog,
              onClick: () => change(role),
            }))),
        { label: copy.remove, icon: IconUserMinus, isDanger: true, onClick: () => void takeOff() },
      ]}
    />
  );
}
