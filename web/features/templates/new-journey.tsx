import { NativeSelect } from "@mantine/core";
import { useState } from "react";

import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { templateForm as copy } from "#web/copy/template-form.ts";
import { createWorkspace, templates as words } from "#web/copy/templates.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { ListOf } from "#web/ui/list-of.tsx";

import { CreateWorkspaceForm } from "./create-workspace/create-workspace-form.tsx";
import { useTemplates } from "./use-templates.ts";

import classes from "./template-form.module.css";

type Props = {
  onCreated: (workspace: Workspace) => void;
  onCancel: () => void;
  onCalendarChange: (isOpen: boolean) => void;
};

/** The form of the "Use Template" dialog with a choice of the template above it. */
export function NewJourney({ onCreated, onCancel, onCalendarChange }: Props) {
  const { templates, list } = useTemplates();
  const creation = trpc.workspaces.createFromTemplate.useMutation();
  const [chosenId, setChosenId] = useState<number>();
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0];
  return (
    <ListOf
      list={list}
      what={words.what}
      count={templates.length}
      empty={<p className={classes.pick}>{copy.noTemplates}</p>}
    >
      {chosen && (
        <>
          <div className={classes.pick}>
            <NativeSelect
              label={copy.journeyTemplate}
              value={String(chosen.id)}
              disabled={creation.isPending}
              data={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => setChosenId(idOf(event.currentTarget.value))}
            />
          </div>
          <CreateWorkspaceForm
            templateId={chosen.id}
            creation={creation}
            onSucceeded={(workspace) => {
              showToast({
                kind: "success",
                title: createWorkspace.succeeded,
                description: createWorkspace.succeededText(workspace.name),
              });
              onCreated(workspace);
            }}
            onCancel={onCancel}
            onCalendarChange={onCalendarChange}
          />
        </>
      )}
    </ListOf>
  );
}
