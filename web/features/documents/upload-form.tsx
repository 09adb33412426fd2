import { Button, FileButton, NativeSelect, Progress, Textarea, TextInput } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { DOCUMENT_CATEGORIES } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { common } from "#web/copy/words.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { sizeText } from "#web/core/file-size.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import type { Uploading } from "./uploading.ts";
import { type UploadEntry, useUpload } from "./use-upload.ts";

import classes from "./documents.module.css";

const words = copy.upload;
const ACCEPTED = "image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf";
const EMPTY: UploadEntry = { file: null, workspaceId: null, name: "", description: "", category: null };

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
  const set = (change: Partial<UploadEntry>) => setEntry({ ...entry, ...change });
  const choose = async (file: File | null) => {
    if (!file) return;
    set({ file });
    await upload.check(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    void upload.start(entry);
  };
  const fileProblem = upload.problem ?? (isTried && entry.file === null ? words.fileMissing : null);

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <fieldset className={classes.fields} disabled={upload.isBusy}>
        <div className={classes.file}>
          <span className={classes.label} id={fileId}>
            {words.file}
          </span>
          <div className={classes.chosen}>
            <FileButton accept={ACCEPTED} onChange={(file) => void choose(file)}>
              {(props) => (
                <Button
                  {...props}
                  leftSection={<IconPaperclip size={16} aria-hidden />}
                  aria-describedby={fileId}
                >
                  {entry.file ? words.change : words.choose}
                </Button>
              )}
            </FileButton>
            <span className="ellipsis" dir="auto">
              {entry.file ? words.chosen(entry.file.name, sizeText(entry.file.size)) : words.help}
            </span>
          </div>
          {fileProblem !== null && (
            <p className={classes.problem} role="alert">
              {fileProblem}
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
          description={words.nameHelp}
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
          <Button onClick={onCancel}>{words.cancel}</Button>
        )}
        <Button type="submit" variant="filled" loading={upload.isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = { value: number | null; error: string | null; onChange: (id: number | null) => void };

function WorkspaceChoice({ value, error, onChange }: ChoiceProps) {
  const list = trpc.workspaces.list.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name" },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useAllPages(list);
  const workspaces = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div>
      <NativeSelect
        label={words.workspace}
        withAsterisk
        required
        error={error}
        value={String(value ?? "")}
        data={[
          { value: "", label: list.isPending ? common.loading : words.workspaceChoose },
          ...workspaces.map(({ id, name, ownerName }) => ({
            value: String(id),
            label: `${name} · ${ownerName}`,
          })),
        ]}
        onChange={(event) => onChange(idOf(event.currentTarget.value) ?? null)}
      />
      <FailedNote failed={list} what={words.workspaces} />
    </div>
  );
}
