import { Modal } from "@mantine/core";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templateForm as copy } from "#web/copy/template-form.ts";
import { common } from "#web/copy/words.ts";

import { TemplateForm } from "./template-form.tsx";

type Props = { template: WorkspaceTemplate; onClose: () => void };

export function EditTemplateDialog({ template, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={copy.title(template.name)}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <TemplateForm template={template} onSaved={onClose} onCancel={onClose} />
    </Modal>
  );
}
