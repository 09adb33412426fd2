import { templateForm as copy } from "#web/copy/template-form.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { TemplateForm } from "./template-form.tsx";

type Props = { onMade: (templateId: number) => void; onClose: () => void };

/** What a new template says of itself; its steps are drawn in the editor, which opens with it. */
export function NewTemplateDialog({ onMade, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={copy.creating}>
      <TemplateForm onSaved={({ id }) => onMade(id)} onCancel={onClose} />
    </Dialog>
  );
}
