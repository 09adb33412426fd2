import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import type { FieldErrors } from "#contracts/core/errors.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { mailAddress } from "#contracts/core/mail-address.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { refusalOf } from "./refusal.ts";

import classes from "./admin.module.css";

const copy = admin.inviting;

/** A colleague to be is on the list at once, as pending, and joins by a link that is mailed. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const [entry, setEntry] = useState({ fullName: "", email: "", jobTitle: "", isAdmin: false });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts] = useState(() => new Attempts());
  const invite = trpc.invites.inviteColleague.useMutation({
    onSuccess: ({ email }) => {
      showToast({ title: copy.sent, description: copy.sentTo(email), kind: "success" });
      onClose();
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      showToast({ title: copy.failed, description: refusalOf(error), kind: "error" });
    },
  });
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = { ...entry, fullName: entry.fullName.trim(), email: entry.email.trim() };
    const problems: FieldErrors = {
      ...(draft.fullName === "" && { fullName: admin.editing.fullNameMissing }),
      ...(mailAddress(draft.email) === null && { email: copy.emailInvalid }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0 || invite.isPending) return;
    invite.mutate({ ...draft, requestId: attempts.idFor(draft) });
  };
  return (
    <Dialog opened size={480} onClose={onClose} title={copy.title}>
      <Form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{copy.text}</p>
        <TextInput
          data-autofocus
          label={admin.editing.fullName}
          required
          autoComplete="off"
          maxLength={LIMITS.name}
          value={entry.fullName}
          error={errors["fullName"]}
          onChange={(event) => set({ fullName: event.currentTarget.value })}
        />
        <TextInput
          type="email"
          label={copy.email}
          required
          autoComplete="off"
          inputMode="email"
          maxLength={LIMITS.email}
          value={entry.email}
          error={errors["email"]}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        <TextInput
          label={admin.editing.jobTitle}
          description={admin.editing.jobTitleHelp(DEFAULT_JOB_TITLE)}
          maxLength={LIMITS.name}
          value={entry.jobTitle}
          onChange={(event) => set({ jobTitle: event.currentTarget.value })}
        />
        <Checkbox
          label={admin.editing.isAdmin}
          description={admin.editing.isAdminHelp}
          checked={entry.isAdmin}
          onChange={(event) => set({ isAdmin: event.currentTarget.checked })}
        />
        <div className={classes.buttons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" loading={invite.isPending}>
            {copy.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
