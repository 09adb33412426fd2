import { Button } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { archivingWords as copy } from "#web/copy/archiving.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { archiving } from "#web/ui/archiving.ts";

import classes from "./workspace-header.module.css";

/** Puts the journey away and leaves its page, which is no more then; the toast brings it back. */
export function ArchiveWorkspace({ journey }: { journey: WorkspaceDetail }) {
  const archive = trpc.workspaces.archive.useMutation();
  const restore = trpc.workspaces.restore.useMutation();
  const refusal = useRefusal("archiveWorkspaces");
  const navigate = useNavigate();
  const { putAway } = archiving({
    archive: async ({ id, version }) => {
      await archive.mutateAsync({ workspaceId: id, version });
      await navigate({ to: "/" });
    },
    restore: ({ id }) => restore.mutateAsync({ workspaceId: id }),
  });
  return (
    <div className={classes.putAway}>
      <Button
        leftSection={<IconArchive size={16} aria-hidden />}
        disabled={archive.isPending}
        onClick={() => putAway(journey)}
        {...refusal}
      >
        {copy.workspace}
      </Button>
    </div>
  );
}
