import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { TAG_LENGTH } from "#contracts/tags/terms.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Form } from "#web/ui/form.tsx";

import classes from "./tags-panel.module.css";

const copy = workspace.tags;

/** One tag after the other, until it is closed. */
export function TagForm({ journey, onClose }: { journey: WorkspaceDetail; onClose: () => void }) {
  const known = trpc.tags.list.useQuery({}).data ?? [];
  const [name, setName] = useState("");
  const add = trpc.workspaces.addTag.useMutation({
    onSuccess: () => setName(""),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || add.isPending) return;
    add.mutate({ workspaceId: journey.id, name });
  };
  const offered = known.filter(({ id }) => !journey.tags.some((tag) => tag.id === id));
  return (
    <Form className={classes.form} onSubmit={submit} onEscape={onClose}>
      <TextInput
        className={classes.field}
        aria-label={copy.adding}
        placeholder={copy.adding}
        list="workspace-tags"
        maxLength={TAG_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        value={name}
        readOnly={add.isPending}
        onChange={(event) => setName(event.currentTarget.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it was pressed to write here
        autoFocus
      />
      <datalist id="workspace-tags">
        {offered.map((tag) => (
          <option key={tag.id} value={tag.name}>
            {tag.name}
          </option>
        ))}
      </datalist>
      <Button type="submit" disabled={name.trim() === "" || add.isPending}>
        {copy.done}
      </Button>
    </Form>
  );
}
