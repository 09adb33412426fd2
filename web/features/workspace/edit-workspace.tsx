import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

const copy = workspace.edit;

const load = () => import("./edit-form.tsx");
const EditForm = lazy(async () => ({ default: (await load()).EditForm }));

/** Name, status, priority, and who has it. */
export function EditWorkspace({ journey }: { journey: WorkspaceDetail }) {
  return (
    <Dropdown
      label={copy.button}
      width={320}
      trigger={(props) => (
        <ActionIcon
          {...props}
          variant="default"
          aria-label={copy.button}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    >
      {(close) => (
        <Suspense fallback={<Placeholder height={280} />}>
          <EditForm journey={journey} onDone={close} />
        </Suspense>
      )}
    </Dropdown>
  );
}
