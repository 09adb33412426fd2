import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import * as z from "zod";

import { requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { PRIORITIES, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";
import { manage } from "#web/copy/manage.ts";
import { status } from "#web/copy/status.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { changesOf } from "#web/core/changes.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

const copy = manage.editing;
const AS_IT_IS = "as-it-is";
const shape = z.object({ name: requiredText(LIMITS.name, copy.nameMissing) });

type Props = { workspace: Workspace; onClose: () => void };

/** Name, status, priority and the colleague in charge of a workspace. */
export function WorkspaceDialog({ workspace, onClose }: Props) {
  const update = trpc.workspaces.update.useMutation();
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX });
  const active = colleagues.data?.items.filter((one) => one.status === "active") ?? [];
  // As the form began, whatever the list says of the row by now.
  const [initial] = useState(() => ({
    name: workspace.name,
    status: workspace.status as string,
    priority: workspace.priority as string,
    assignedTo: AS_IT_IS,
  }));
  const withVersion = useSeenVersion(workspace.version);
  const save = async (values: typeof initial) => {
    const changes = changesOf(initial, values);
    const saved = await withVersion((version) =>
      update.mutateAsync({
        workspaceId: workspace.id,
        version,
        ...(changes.name !== undefined && { name: changes.name }),
        status: oneOf(WORKSPACE_STATUSES, changes.status),
        priority: oneOf(PRIORITIES, changes.priority),
        ...(changes.assignedTo !== undefined && { assignedToId: idOf(changes.assignedTo) ?? null }),
      }),
    );
    showToast({ kind: "success", title: copy.saved, description: saved.name });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={copy.title(workspace.name)}>
      <EntryForm
        label={copy.title(workspace.name)}
        initial={initial}
        labels={copy.fields}
        shape={shape}
        toInput={(values) => values}
        onSave={save}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.notSaved}
      >
        {(field) => (
          <>
            <TextInput
              {...field("name")}
              withAsterisk
              data-autofocus
              autoComplete="off"
              maxLength={LIMITS.name}
            />
            <NativeSelect
              {...field("status")}
              data={WORKSPACE_STATUSES.map((value) => ({ value, label: status.workspace[value] }))}
            />
            <NativeSelect
              {...field("priority")}
              data={PRIORITIES.map((value) => ({ value, label: copy.priorities[value] }))}
            />
            <NativeSelect
              {...field("assignedTo")}
              data={[
                { value: AS_IT_IS, label: workspace.assignedTo || manage.workspaces.unassigned },
                ...(workspace.assignedTo === "" ? [] : [{ value: "", label: manage.workspaces.unassigned }]),
                ...active
                  .filter(({ fullName }) => fullName !== workspace.assignedTo)
                  .map(({ id, fullName }) => ({ value: String(id), label: fullName })),
              ]}
            />
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}
