import { Button } from "@mantine/core";
import { IconUpload, IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace as copy } from "#web/copy/workspace.ts";

import { uploading } from "./-uploading.ts";

const InviteDialog = lazy(async () => ({
  default: (await import("#web/features/invites/invite-dialog.tsx")).InviteDialog,
}));
const UploadDialog = lazy(async () => ({
  default: (await import("#web/features/documents/upload-dialog.tsx")).UploadDialog,
}));

/** Invites somebody to the journey; the dialog is the invitations' own. */
export function InviteCustomer({ journey }: { journey: WorkspaceDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
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

/** Stores a document of the journey; the dialog is the documents' own. */
export function UploadToJourney({ journey }: { journey: WorkspaceDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.documents.upload}
      </Button>
      {isOpen && (
        <Suspense>
          <UploadDialog
            uploading={uploading}
            workspaceId={journey.id}
            analyzer={null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
