import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";

import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { library as copy } from "#web/copy/library.ts";
import { common } from "#web/copy/words.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";

import { DifficultyBadge } from "./difficulty-badge.tsx";
import { daysOfRules } from "./filter-library.ts";

import classes from "./library.module.css";

type Props = { template: LibraryTemplate; onUse: () => void; onClose: () => void };

/** A template with its complete list of requirements. */
export function PreviewDialog({ template, onUse, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={template.name}>
      <p className={classes.text}>{template.description}</p>
      <div className={classes.details}>
        <KeyValues
          entries={[
            [copy.fields.destination, template.destinationCountry],
            [copy.fields.category, template.category],
            [copy.fields.difficulty, <DifficultyBadge key="difficulty" difficulty={template.difficulty} />],
            [copy.fields.time, copy.days(template.estimatedTime, daysOfRules(template))],
            [copy.fields.usage, copy.used(template.usageCount)],
          ]}
        />
      </div>
      <h3 className={classes.title}>{copy.requirements}</h3>
      <ul className={classes.requirements} aria-label={copy.requirements}>
        {template.requirements.map((requirement) => (
          <li key={requirement}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <span>{requirement}</span>
          </li>
        ))}
      </ul>
      <div className={classes.dialogButtons}>
        <Button onClick={onClose}>{common.close}</Button>
        <Button variant="filled" disabled={template.archivedAt !== null} onClick={onUse}>
          {copy.use}
        </Button>
      </div>
    </Dialog>
  );
}
