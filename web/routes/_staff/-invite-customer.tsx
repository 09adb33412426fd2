import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace as copy } from "#web/copy/workspace.ts";
import { useRefusal } from "#web/core/permissions.ts";

const InviteDialog = lazy(async () => ({
  default: (await import("#web/features/invites/invite-dialog.tsx")).InviteDialog,
}));

/** Invites somebody to the journey; the dialog is the invitations' own. */
export function InviteCustomer({ journey }: { journey: WorkspaceDetail }) {
  const [isOpen, setOpen] = useState(false);
  const refusal = useRefusal("inviteOwners");
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        {...refusal}
      >
        {copy.invite}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog workspace={journey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
