import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { PRIORITIES, WORKSPACE_STATUSES, type WorkspaceDetail } from "#contracts/workspaces.ts";
import { status } from "#web/copy/status.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";

import { told } from "./told.ts";
import { useUpdateWorkspace } from "./use-update-workspace.ts";

import classes from "./workspace-header.module.css";

const copy = workspace.edit;

const AS_IT_IS = "as-it-is";

/** Status, priority and the colleague in charge. */
export function EditWorkspace({ journey }: { journey: WorkspaceDetail }) {
  return (
    <Dropdown
      label={copy.button}
      width={280}
      trigger={(props) => (
        <ActionIcon {...props} variant="default" aria-label={copy.button}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    >
      {(close) => <EditForm journey={journey} onSaved={close} />}
    </Dropdown>
  );
}

function EditForm({ journey, onSaved }: { journey: WorkspaceDetail; onSaved: () => void }) {
  const update = useUpdateWorkspace(journey.id);
  const utils = trpc.useUtils();
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX }).data?.items ?? [];
  const active = colleagues.filter((colleague) => colleague.status === "active");
  const inCharge = active.find(({ fullName }) => fullName === journey.assignedTo);
  // A colleague who is no longer active stays in charge until somebody else is chosen.
  const isSomebodyElse = !inCharge && journey.assignedTo !== "";
  // What is saved is a change of the workspace as it was on opening. Refused for being another one now, it is looked at anew.
  const [version, setVersion] = useState(journey.version);
  const [chosen, setChosen] = useState<{ status?: string; priority?: string; assignedTo?: string }>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const newStatus = WORKSPACE_STATUSES.find((one) => one === chosen.status);
    const newPriority = PRIORITIES.find((one) => one === chosen.priority);
    const change = update.mutateAsync({
      workspaceId: journey.id,
      version,
      ...(newStatus && { status: newStatus }),
      ...(newPriority && { priority: newPriority }),
      ...(chosen.assignedTo !== undefined &&
        chosen.assignedTo !== AS_IT_IS && { assignedToId: Number(chosen.assignedTo) || null }),
    });
    const isSaved = await told(change, { done: copy.done, description: journey.name, failed: copy.failed });
    if (isSaved) onSaved();
    else setVersion(utils.workspaces.find.getData({ workspaceId: journey.id })?.version ?? version);
  };

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <NativeSelect
        label={copy.status}
        value={chosen.status ?? journey.status}
        disabled={update.isPending}
        data={WORKSPACE_STATUSES.map((value) => ({ value, label: status.workspace[value] }))}
        onChange={(event) => setChosen({ ...chosen, status: event.currentTarget.value })}
      />
      <NativeSelect
        label={copy.priority}
        value={chosen.priority ?? journey.priority}
        disabled={update.isPending}
        data={PRIORITIES.map((value) => ({ value, label: copy.priorities[value] }))}
        onChange={(event) => setChosen({ ...chosen, priority: event.currentTarget.value })}
      />
      <NativeSelect
        label={copy.assignedTo}
        value={chosen.assignedTo ?? String(inCharge?.id ?? (isSomebodyElse ? AS_IT_IS : ""))}
        disabled={update.isPending}
        data={[
          { value: "", label: copy.nobody },
          ...(isSomebodyElse ? [{ value: AS_IT_IS, label: journey.assignedTo }] : []),
          ...active.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        ]}
        onChange={(event) => setChosen({ ...chosen, assignedTo: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" disabled={update.isPending || Object.keys(chosen).length === 0}>
        {update.isPending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
