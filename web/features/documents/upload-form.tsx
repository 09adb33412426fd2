import { Button, NativeSelect, Progress, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { DOCUMENT_CATEGORIES } from "#contracts/documents/terms.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { journeyChoice } from "#web/copy/journey-choice.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { sizeText } from "#web/core/file-size.ts";
import { useJourneyChoice } from "#web/core/journey-choice.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DropZone } from "#web/ui/drop-zone.tsx";
import { Form } from "#web/ui/form.tsx";
import { SearchedSelect } from "#web/ui/searched-select.tsx";

import { ChosenFiles } from "./chosen-files.tsx";
import type { Uploading } from "./uploading.ts";
import { type UploadEntry, useUpload } from "./use-upload.ts";

import classes from "./documents.module.css";

const words = copy.upload;
const EMPTY: UploadEntry = { workspaceId: null, name: "", description: "", category: null };

type Props = {
  uploading: Uploading;
  /** Settled beforehand; else the form asks for it. */
  workspaceId?: number | undefined;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

export function UploadForm({ uploading, workspaceId, onBusy, onDone, onCancel }: Props) {
  const [entry, setEntry] = useState({ ...EMPTY, workspaceId: workspaceId ?? null });
  const [isTried, setTried] = useState(false);
  const fileId = useId();
  const upload = useUpload({ uploading, onBusy, onDone });
  const isFileMissing = isTried && upload.chosen.length === 0;
  const set = (change: Partial<UploadEntry>) => setEntry({ ...entry, ...change });
  const sendable = upload.chosen.filter(({ state }) => state !== "refused").length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    void upload.start(entry);
  };

  return (
    <Form isChanged={sendable > 0} className={classes.form} onSubmit={submit} noValidate>
      <fieldset className={classes.fields} disabled={upload.isBusy}>
        <div className={classes.file} role="group" aria-labelledby={fileId}>
          <span className={classes.label} id={fileId}>
            {words.file}
          </span>
          <DropZone
            size="sm"
            label={upload.chosen.length > 0 ? words.more : words.choose}
            help={words.help}
            accept={uploading.accept}
            isMany
            isDisabled={upload.isBusy}
            onFiles={(files) => void upload.choose(files)}
          />
          <ChosenFiles chosen={upload.chosen} isBusy={upload.isBusy} onTakeOut={upload.takeOut} />
          {isFileMissing && (
            <p className={classes.problem} role="alert">
              {words.fileMissing}
            </p>
          )}
        </div>
        {workspaceId === undefined && (
          <WorkspaceChoice
            value={entry.workspaceId}
            error={isTried && entry.workspaceId === null ? words.workspaceMissing : null}
            onChange={(chosen) => set({ workspaceId: chosen })}
          />
        )}
        <TextInput
          label={words.name}
          description={sendable > 1 ? words.namesHelp : words.nameHelp}
          disabled={sendable > 1}
          maxLength={LIMITS.title}
          value={entry.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={words.category}
          value={entry.category ?? ""}
          data={[
            { value: "", label: words.categoryNone },
            ...DOCUMENT_CATEGORIES.map((one) => ({ value: one, label: copy.categories[one] })),
          ]}
          onChange={(event) =>
            set({ category: oneOf(DOCUMENT_CATEGORIES, event.currentTarget.value) ?? null })
          }
        />
        <Textarea
          className={classes.wide ?? ""}
          label={words.description}
          rows={2}
          maxLength={LIMITS.notes}
          value={entry.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </fieldset>
      {upload.progress && (
        <div className={classes.progress}>
          <Progress value={upload.progress.percent} aria-label={words.progressLabel} />
          <span>
            {words.progress(
              sizeText(upload.progress.sentBytes),
              sizeText(upload.progress.totalBytes),
              upload.progress.percent,
            )}
          </span>
        </div>
      )}
      <div className={classes.formButtons}>
        {upload.isBusy ? (
          <Button onClick={upload.stop}>{words.stop}</Button>
        ) : (
          <CancelButton onCancel={onCancel} />
        )}
        <Button type="submit" variant="filled" loading={upload.isBusy} disabled={upload.isPreparing}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}

type ChoiceProps = { value: number | null; error: string | null; onChange: (id: number | null) => void };

function WorkspaceChoice({ value, error, onChange }: ChoiceProps) {
  const choice = useJourneyChoice(value);
  return (
    <SearchedSelect
      label={words.workspace}
      placeholder={words.workspaceChoose}
      choice={choice}
      what={journeyChoice.what}
      words={journeyChoice}
      withAsterisk
      error={error}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(idOf(chosen) ?? null)}
    />
  );
}
