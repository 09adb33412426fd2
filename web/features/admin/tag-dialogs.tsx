import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import * as z from "zod";

import { type CompanyTag, TagColor, TagDraft } from "#contracts/tags/shapes.ts";
import { TAG_COLORS, TAG_LENGTH } from "#contracts/tags/terms.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { TagBadge } from "#web/ui/tag.tsx";

import classes from "./admin.module.css";

const copy = admin.tags;
const shape = TagDraft.pick({ name: true, color: true });
const choice = z.object({ intoId: z.string().min(1, copy.intoMissing) });

/** A new tag, or one that is there: its name and its colour, with how it will look. */
export function TagDialog({ tag, onClose }: { tag: CompanyTag | null; onClose: () => void }) {
  const [attempts] = useState(() => new Attempts());
  const create = trpc.tags.create.useMutation();
  const update = trpc.tags.update.useMutation();
  const withVersion = useSeenVersion(tag?.version ?? 0);
  const title = tag ? copy.editing(tag.name) : copy.add;
  const save = async (values: { name: string; color: string }) => {
    const draft = { name: values.name, color: TagColor.parse(values.color) };
    const saved = await (tag
      ? withVersion((version) => update.mutateAsync({ ...draft, tagId: tag.id, version }))
      : create.mutateAsync({ ...draft, requestId: attempts.idFor(draft) }));
    showToast({ kind: "success", title: copy.saved, description: saved.name });
    onClose();
  };
  return (
    <Dialog opened size={420} onClose={onClose} title={title}>
      <EntryForm
        label={title}
        initial={{ name: tag?.name ?? "", color: tag?.color ?? ("gray" as string) }}
        labels={{ name: copy.name, color: copy.color }}
        shape={shape}
        toInput={(values) => values}
        onSave={save}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.failed}
      >
        {(field, values) => (
          <>
            <TextInput
              {...field("name")}
              withAsterisk
              data-autofocus
              autoComplete="off"
              maxLength={TAG_LENGTH}
            />
            <NativeSelect
              {...field("color")}
              data={TAG_COLORS.map((value) => ({ value, label: copy.colors[value] }))}
            />
            <p className={classes.dim}>
              {copy.sample}{" "}
              <TagBadge
                name={values.name.trim() || copy.name}
                color={TagColor.catch("gray").parse(values.color)}
              />
            </p>
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}

type MergeProps = { tag: CompanyTag; all: readonly CompanyTag[]; onClose: () => void };

/** Which tag takes the place of this one. */
export function MergeDialog({ tag, all, onClose }: MergeProps) {
  const merge = trpc.tags.merge.useMutation();
  const save = async ({ intoId }: { intoId: string }) => {
    const into = await merge.mutateAsync({ tagId: tag.id, version: tag.version, intoId: Number(intoId) });
    showToast({ kind: "success", title: copy.merged, description: into.name });
    onClose();
  };
  return (
    <Dialog opened size={420} onClose={onClose} title={copy.merging(tag.name)}>
      <EntryForm
        label={copy.merging(tag.name)}
        initial={{ intoId: "" }}
        labels={{ intoId: copy.into }}
        shape={choice}
        toInput={(values) => values}
        onSave={save}
        onCancel={onClose}
        saveLabel={copy.merge}
        failed={copy.notMerged}
      >
        {(field) => (
          <>
            <p className={classes.text}>{copy.mergeText(tag.uses)}</p>
            <NativeSelect
              {...field("intoId")}
              withAsterisk
              data={[
                { value: "", label: copy.chooseInto },
                ...all
                  .filter(({ id }) => id !== tag.id)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}
