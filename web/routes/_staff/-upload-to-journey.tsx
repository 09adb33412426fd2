import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace as copy } from "#web/copy/workspace.ts";

import { uploading } from "./-uploading.ts";

const UploadDialog = lazy(async () => ({
  default: (await import("#web/features/documents/upload-dialog.tsx")).UploadDialog,
}));

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
