import { useState } from "react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { createWorkspace as copy } from "#web/copy/templates.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { CreateWorkspaceForm } from "./create-workspace-form.tsx";
import { TemplateFacts } from "./template-facts.tsx";

import classes from "./create-workspace.module.css";

type Props = {
  template: WorkspaceTemplate;
  /** The template of the library it is started from, whose uses are counted. */
  libraryTemplateId?: number;
  isOpen: boolean;
  onClose: () => void;
  onOpenWorkspace: (workspaceId: number) => void;
};

/** Loaded when the first template is used. Its form lives as long as it is open, so it always opens empty. */
export function CreateWorkspaceDialog({
  template,
  libraryTemplateId,
  isOpen,
  onClose,
  onOpenWorkspace,
}: Props) {
  const creation = trpc.workspaces.createFromTemplate.useMutation();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const isFree = !creation.isPending;
  const close = () => {
    if (isFree) onClose();
  };
  const succeed = (workspace: Workspace) => {
    onClose();
    showToast({
      kind: "success",
      title: copy.succeeded,
      description: copy.succeededText(workspace.name),
      action: { label: copy.open, run: () => onOpenWorkspace(workspace.id) },
    });
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      closeOnEscape={isFree && !isCalendarOpen}
      closeOnClickOutside={isFree && !isCalendarOpen}
      closeButtonProps={{ "aria-label": copy.close, disabled: !isFree }}
      title={copy.title}
      size={600}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    >
      <TemplateFacts template={template} />
      <CreateWorkspaceForm
        templateId={template.id}
        libraryTemplateId={libraryTemplateId}
        creation={creation}
        onSucceeded={succeed}
        onCancel={close}
        onCalendarChange={setCalendarOpen}
      />
    </Dialog>
  );
}
