import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Suspense, use, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { LibraryFacts, type LibraryTemplate } from "#contracts/templates/shapes.ts";
import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates/terms.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { rulesFor } from "#rules-held";
import { library as copy } from "#web/copy/library.ts";
import { speciesName } from "#web/copy/species.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { changesOf } from "#web/core/changes.ts";
import { useToday } from "#web/core/dates.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { type Entry, entryOf, factsOf, ORIGINS, ruledBy, RULED } from "./library-entry.ts";

import classes from "./library.module.css";

type Props = {
  /** What it begins with: a template to change, or one to copy. */
  begin: LibraryTemplate | null;
  isCopy: boolean;
  /** Workflows that journeys can be started from. */
  workflows: readonly { id: number; name: string }[];
  onClose: () => void;
};

const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** A documentation template: a new one, a copy, or one that is there. */
export function LibraryDialog({ begin, isCopy, workflows, onClose }: Props) {
  const edited = isCopy ? null : begin;
  const [initial] = useState(() => entryOf(begin, isCopy));
  const [attempts] = useState(() => new Attempts());
  const today = useToday();
  const create = trpc.templates.createLibrary.useMutation();
  const update = trpc.templates.updateLibrary.useMutation();
  const title = edited ? copy.editing(edited.name) : copy.creating;

  const withVersion = useSeenVersion(edited?.version ?? 0);
  const save = async (entry: Entry) => {
    const facts = factsOf(entry);
    const changes = changesOf(stable(factsOf(initial)), stable(facts));
    const saved = await (edited
      ? withVersion((version) =>
          update.mutateAsync({
            ...Object.fromEntries(Object.entries(facts).filter(([name]) => name in changes)),
            libraryTemplateId: edited.id,
            version,
          }),
        )
      : create.mutateAsync({ ...facts, requestId: attempts.idFor(facts) }));
    showToast({ kind: "success", title: edited ? copy.saved : copy.made, description: saved.name });
    onClose();
  };

  return (
    <Dialog opened onClose={onClose} title={title}>
      <EntryForm
        label={title}
        initial={initial}
        labels={copy.form}
        shape={LibraryFacts}
        toInput={(entry) => factsOf(entry)}
        onSave={save}
        onCancel={onClose}
        saveLabel={edited ? copy.save : copy.create}
        permission="editTemplates"
        failed={copy.notSaved}
      >
        {(field, entry) => (
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
              <TextInput
                {...field("destinationCountry")}
                withAsterisk
                autoComplete="off"
                maxLength={LIMITS.name}
              />
              <NativeSelect {...field("category")} data={labelled(LIBRARY_CATEGORIES)} />
              <TextInput
                {...field("estimatedTime")}
                withAsterisk
                autoComplete="off"
                maxLength={9}
                description={copy.timeHelp}
              />
              <NativeSelect {...field("difficulty")} data={labelled(LIBRARY_DIFFICULTIES)} />
              <NativeSelect
                {...field("species")}
                data={[
                  { value: "", label: copy.anySpecies },
                  ...(PET_TYPES.some((one) => one === initial.species) || initial.species === ""
                    ? []
                    : [{ value: initial.species, label: namesOf(initial.species) }]),
                  ...PET_TYPES.map((one) => ({ value: one, label: speciesName(one) })),
                ]}
              />
              <NativeSelect
                {...field("templateId")}
                data={[
                  { value: "", label: copy.noWorkflow },
                  ...workflows.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <NativeSelect {...field("country")} data={[{ value: "", label: copy.noRules }, ...RULED]} />
              <NativeSelect {...field("origin")} data={[{ value: "", label: copy.noOrigin }, ...ORIGINS]} />
            </div>
            <Suspense>
              <Ruled entry={entry} today={today} />
            </Suspense>
            <Textarea {...field("ownRequirements")} rows={4} description={copy.oneALine} />
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}

function Ruled({ entry, today }: { entry: Entry; today: CalendarDate }) {
  use(rulesFor([entry.country].filter(Boolean)));
  const titles = ruledBy(entry, today);
  if (titles.length === 0) return null;
  return (
    <section className={classes.ruled} aria-label={copy.ruled}>
      <h3 className={classes.ruledTitle}>{copy.ruled}</h3>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p className={classes.text}>{copy.ruledHelp}</p>
    </section>
  );
}

/** `dog cat` reads `Dog, Cat`. */
function namesOf(species: string): string {
  return PET_TYPES.filter((one) => species.split(" ").includes(one))
    .map((one) => speciesName(one))
    .join(", ");
}

/** Lists compared by what is in them. */
function stable(facts: ReturnType<typeof factsOf>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]));
}
