import { TextInput } from "@mantine/core";
import { IconChevronRight, IconSearch } from "@tabler/icons-react";
import { useState } from "react";

import { lookingFor } from "#contracts/core/fold.ts";
import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { startWorkspace as copy, templates as words } from "#web/copy/templates.ts";
import { useTemplates } from "#web/features/templates/use-templates.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import { CreateWorkspaceDialog } from "./create-workspace-dialog.tsx";

import classes from "./start-workspace.module.css";

type Props = { onClose: () => void; onOpenWorkspace: (workspaceId: number) => void };

/** A new journey from anywhere: first its template, then what the dialog of a template asks. Mounted is open. */
export function StartWorkspace({ onClose, onOpenWorkspace }: Props) {
  const [chosen, setChosen] = useState<WorkspaceTemplate | null>(null);
  if (chosen) {
    return (
      <CreateWorkspaceDialog isOpen template={chosen} onClose={onClose} onOpenWorkspace={onOpenWorkspace} />
    );
  }
  return (
    <Dialog opened onClose={onClose} title={copy.title} size={600}>
      <TemplateChoice onChoose={setChosen} />
    </Dialog>
  );
}

function TemplateChoice({ onChoose }: { onChoose: (template: WorkspaceTemplate) => void }) {
  const { templates, list } = useTemplates();
  const [text, setText] = useState("");
  const isWanted = lookingFor(text);
  const shown = templates.filter(({ name, destination }) => isWanted(name, destination));
  return (
    <>
      <TextInput
        type="search"
        mt={4}
        aria-label={copy.search}
        placeholder={copy.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <ListOf
        list={list}
        what={words.what}
        count={shown.length}
        empty={<p className={classes.none}>{words.empty}</p>}
      >
        <ul className={classes.list} aria-label={words.what}>
          {shown.map((template) => (
            <li key={template.id}>
              <button type="button" className={classes.template} onClick={() => onChoose(template)}>
                <span className={classes.words}>
                  <span className={classes.name} dir="auto">
                    {template.name}
                  </span>
                  <span className={classes.facts}>
                    {`${template.destination} · ${template.estimatedDuration ?? words.variable}`}
                  </span>
                </span>
                <IconChevronRight size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </ListOf>
    </>
  );
}
