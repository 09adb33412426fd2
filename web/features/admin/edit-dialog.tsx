import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { ACCOUNT_STATUSES, DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { admin } from "#web/copy/admin.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { refusalOf } from "./refusal.ts";
import { SecondStep } from "./second-step.tsx";
import { SuccessorSelect } from "./successor-select.tsx";

import classes from "./admin.module.css";

const copy = admin.editing;

type Props = { colleague: Colleague; colleagues: readonly Colleague[]; onClose: () => void };

export function EditDialog({ colleague, colleagues, onClose }: Props) {
  const [entry, setEntry] = useState({
    fullName: colleague.fullName,
    jobTitle: colleague.jobTitle ?? "",
    isAdmin: colleague.isAdmin,
    status: colleague.status,
  });
  const [successorId, setSuccessorId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const update = trpc.admin.updateColleague.useMutation({
    onSuccess: ({ fullName }) => {
      showToast({ title: copy.saved, description: fullName, kind: "success" });
      onClose();
    },
    onError: (error) => showToast({ title: copy.failed, description: refusalOf(error), kind: "error" }),
  });
  // A colleague who is no longer active cannot go on with what they have open.
  const leaves = colleague.status === "active" && entry.status !== "active";
  const isSuccessorMissing = leaves && successorId === null;
  const isNameMissing = entry.fullName.trim() === "";
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || isSuccessorMissing || update.isPending) return;
    const jobTitle = entry.jobTitle.trim();
    update.mutate({
      ...entry,
      colleagueId: colleague.id,
      jobTitle: jobTitle === "" ? null : jobTitle,
      ...(leaves && successorId !== null && { successorId }),
    });
  };
  return (
    <Dialog opened onClose={onClose} title={copy.title(colleague.fullName)}>
      <Form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={copy.fullName}
          required
          maxLength={LIMITS.name}
          value={entry.fullName}
          error={isTried && isNameMissing ? copy.fullNameMissing : null}
          onChange={(event) => set({ fullName: event.currentTarget.value })}
        />
        <TextInput
          label={copy.jobTitle}
          description={copy.jobTitleHelp(DEFAULT_JOB_TITLE)}
          maxLength={LIMITS.name}
          value={entry.jobTitle}
          onChange={(event) => set({ jobTitle: event.currentTarget.value })}
        />
        <NativeSelect
          label={copy.status}
          description={copy.statusHelp}
          value={entry.status}
          data={ACCOUNT_STATUSES.map((one) => ({ value: one, label: copy.statuses[one] }))}
          onChange={(event) =>
            set({ status: oneOf(ACCOUNT_STATUSES, event.currentTarget.value) ?? entry.status })
          }
        />
        {leaves && (
          <SuccessorSelect
            colleagues={colleagues}
            leaverIds={[colleague.id]}
            value={successorId}
            isMissing={isTried && isSuccessorMissing}
            onChange={setSuccessorId}
          />
        )}
        <Checkbox
          label={copy.isAdmin}
          description={copy.isAdminHelp}
          checked={entry.isAdmin}
          onChange={(event) => set({ isAdmin: event.currentTarget.checked })}
        />
        {colleague.hasSecondStep && <SecondStep colleague={colleague} onGone={onClose} />}
        <div className={classes.buttons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" loading={update.isPending}>
            {copy.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
