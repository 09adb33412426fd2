import { Button } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconCheck,
  IconClock,
  IconCopy,
  IconEye,
  IconMapPin,
  IconPencil,
  IconUsers,
} from "@tabler/icons-react";

import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { LIBRARY_REQUIREMENTS_SHOWN } from "#contracts/templates/terms.ts";
import { library as copy } from "#web/copy/library.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";

import { DifficultyBadge } from "./difficulty-badge.tsx";
import { daysOfRules } from "./filter-library.ts";

import classes from "./library.module.css";

type Props = {
  template: LibraryTemplate;
  onPreview: () => void;
  onUse: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onArchive: () => void;
  onRestore: () => void;
};

export function LibraryCard({ template, onPreview, onUse, ...on }: Props) {
  const { requirements } = template;
  const refusal = useRefusal("editTemplates");
  const isDisabled = refusal.disabled ?? false;
  const more = requirements.length - LIBRARY_REQUIREMENTS_SHOWN;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {template.name}
        </h2>
        <RowMenu
          label={copy.menuOf(template.name)}
          note={refusal.title ?? null}
          items={
            template.archivedAt === null
              ? [
                  { label: copy.menu.edit, icon: IconPencil, isDisabled, onClick: on.onEdit },
                  { label: copy.menu.duplicate, icon: IconCopy, isDisabled, onClick: on.onDuplicate },
                  { label: copy.menu.archive, icon: IconArchive, isDisabled, onClick: on.onArchive },
                ]
              : [{ label: copy.menu.restore, icon: IconArchiveOff, isDisabled, onClick: on.onRestore }]
          }
        />
      </div>
      <div className={classes.badges}>
        <Badge tone="ocean" icon={IconMapPin}>
          {template.destinationCountry}
        </Badge>
        <DifficultyBadge difficulty={template.difficulty} />
      </div>
      <p className={classes.text} dir="auto">
        {template.description}
      </p>
      <ul className={classes.requirements} aria-label={copy.requirements}>
        {requirements.slice(0, LIBRARY_REQUIREMENTS_SHOWN).map((requirement) => (
          <li key={requirement}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <span>{requirement}</span>
          </li>
        ))}
        {more > 0 && <li className={classes.more}>{copy.more(more)}</li>}
      </ul>
      <div className={classes.facts}>
        <span title={copy.time}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {copy.days(template.estimatedTime, daysOfRules(template))}
        </span>
        <span>
          <IconUsers size={16} stroke={1.75} aria-hidden />
          {copy.used(template.usageCount)}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconEye size={16} aria-hidden />}
          aria-label={copy.previewOf(template.name)}
          onClick={onPreview}
        >
          {copy.preview}
        </Button>
        <Button
          aria-label={copy.useOf(template.name)}
          onClick={onUse}
          disabled={template.archivedAt !== null}
        >
          {copy.use}
        </Button>
      </div>
    </article>
  );
}
