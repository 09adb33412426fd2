import { Modal } from "@mantine/core";

import { templateForm as copy } from "#web/copy/template-form.ts";
import { common } from "#web/copy/words.ts";

import { TemplateForm } from "./template-form.tsx";

type Props = { onMade: (templateId: number) => void; onClose: () => void };

/** What a new template says of itself; its steps are drawn in the editor, which opens with it. */
export function NewTemplateDialog({ onMade, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={copy.creating}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <TemplateForm onSaved={({ id }) => onMade(id)} onCancel={onClose} />
    </Modal>
  );
}
