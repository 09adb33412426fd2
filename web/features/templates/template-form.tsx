import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { TemplateDraft, type WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DIFFICULTIES } from "#contracts/templates/terms.ts";
import { templateForm as copy } from "#web/copy/template-form.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { changesOf } from "#web/core/changes.ts";
import { useToday } from "#web/core/dates.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { STARTER_CHOICES, starterOf } from "./starters.ts";
import { useDrawnTemplate } from "./use-drawn-template.ts";
import { useTemplates } from "./use-templates.ts";

import classes from "./template-form.module.css";

type Props = {
  /** The one to change; a new one where left out. */
  template?: WorkspaceTemplate;
  onSaved: (template: WorkspaceTemplate) => void;
  onCancel: () => void;
};

const shape = TemplateDraft.omit({ requestId: true, basedOnId: true });

/** What a workflow template says of itself, for a new one and for one that is there. */
export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const { templates } = useTemplates();
  const create = trpc.templates.create.useMutation();
  const update = trpc.templates.update.useMutation();
  const [attempts] = useState(() => new Attempts());
  // As the form began, whatever the list says of the row by now.
  const [initial] = useState(() => ({
    name: template?.name ?? "",
    description: template?.description ?? "",
    destination: template?.destination ?? "",
    destinationCountry: template?.destinationCountry ?? "",
    estimatedDuration: template?.estimatedDuration ?? "",
    difficulty: template?.difficulty ?? "",
    basedOn: template ? String(template.id) : "",
    isPopular: template?.isPopular ?? false,
    isPublished: template?.isPublished ?? true,
  }));
  const difficulties = new Map<string, string>([
    ["", copy.noDifficulty],
    ...TEMPLATE_DIFFICULTIES.map((one) => [one, copy.difficulties[one]] as const),
  ]);
  // A template may carry a word of its own.
  if (!difficulties.has(initial.difficulty)) difficulties.set(initial.difficulty, initial.difficulty);

  const withVersion = useSeenVersion(template?.version ?? 0);
  const drawn = useDrawnTemplate();
  const today = useToday();
  const save = async (entry: typeof initial) => {
    const { basedOn, ...values } = entry;
    const requestId = attempts.idFor(entry);
    const starter = template ? undefined : await starterOf(basedOn, today);
    const { basedOn: _, ...changes } = changesOf(initial, entry);
    const saved = await (template
      ? withVersion((version) => update.mutateAsync({ ...changes, templateId: template.id, version }))
      : starter
        ? drawn.make({ ...values, requestId }, starter)
        : create.mutateAsync({
            ...values,
            basedOnId: idOf(basedOn),
            requestId,
          }));
    showToast({ kind: "success", title: template ? copy.saved : copy.created, description: saved.name });
    onSaved(saved);
  };

  return (
    <EntryForm
      label={copy.label}
      initial={initial}
      labels={copy.fields}
      shape={shape}
      toInput={(values) => values}
      onSave={save}
      onCancel={onCancel}
      saveLabel={template ? copy.save : copy.create}
      permission="editTemplates"
      failed={template ? copy.notSaved : copy.notCreated}
    >
      {(field) => (
        <>
          <TextInput
            {...field("name")}
            withAsterisk
            data-autofocus
            autoComplete="off"
            maxLength={LIMITS.name}
          />
          <Textarea {...field("description")} withAsterisk rows={2} maxLength={LIMITS.reason} />
          <div className={classes.pair}>
            <TextInput {...field("destination")} withAsterisk autoComplete="off" maxLength={LIMITS.name} />
            <TextInput {...field("destinationCountry")} autoComplete="off" maxLength={LIMITS.name} />
            <TextInput
              {...field("estimatedDuration")}
              autoComplete="off"
              maxLength={LIMITS.name}
              description={copy.durationHelp}
            />
            <NativeSelect
              {...field("difficulty")}
              data={[...difficulties].map(([value, label]) => ({ value, label }))}
            />
          </div>
          {!template && (
            <NativeSelect
              {...field("basedOn")}
              description={copy.basedOnHelp}
              data={[
                { value: "", label: copy.noSteps },
                {
                  group: copy.others,
                  items: templates.map(({ id, name }) => ({ value: String(id), label: name })),
                },
                { group: copy.starters, items: STARTER_CHOICES },
              ]}
            />
          )}
          <Checkbox {...field("isPublished")} />
          <Checkbox {...field("isPopular")} />
        </>
      )}
    </EntryForm>
  );
}
