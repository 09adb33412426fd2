import { IconArchive, IconCopy, IconFileExport, IconPencil, IconSchema } from "@tabler/icons-react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templateWork as copy } from "#web/copy/template-form.ts";
import type { Refusal } from "#web/core/permissions.ts";
import { RowMenu } from "#web/ui/row-menu.tsx";

import type { useTemplateWork } from "./use-template-work.ts";

type Props = {
  template: WorkspaceTemplate;
  work: ReturnType<typeof useTemplateWork>;
  refusal: Refusal;
  onOpen: () => void;
  onEdit: () => void;
};

/** What can be done to a template besides starting a journey from it. */
export function TemplateMenu({ template, work, refusal, onOpen, onEdit }: Props) {
  const isDisabled = refusal.disabled ?? false;
  return (
    <RowMenu
      label={copy.menuOf(template.name)}
      note={refusal.title ?? null}
      items={[
        { label: copy.open, icon: IconSchema, onClick: onOpen },
        { label: copy.edit, icon: IconPencil, isDisabled, onClick: onEdit },
        { label: copy.duplicate, icon: IconCopy, isDisabled, onClick: () => work.duplicate(template) },
        { label: copy.export, icon: IconFileExport, onClick: () => work.exportFile(template) },
        { label: copy.archive, icon: IconArchive, isDisabled, onClick: () => work.putAway(template) },
      ]}
    />
  );
}
