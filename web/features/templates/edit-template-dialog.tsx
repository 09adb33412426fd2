import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templateForm as copy } from "#web/copy/template-form.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { TemplateForm } from "./template-form.tsx";

type Props = { template: WorkspaceTemplate; onClose: () => void };

export function EditTemplateDialog({ template, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={copy.title(template.name)}>
      <TemplateForm template={template} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}
