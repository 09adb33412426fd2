import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { COLLEAGUES_AT_ONCE } from "#contracts/admin/terms.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { refusalOf } from "./refusal.ts";
import { SuccessorSelect } from "./successor-select.tsx";

import classes from "./admin.module.css";

const copy = admin.bulk;

type Props = {
  status: "active" | "inactive";
  selected: readonly Colleague[];
  colleagues: readonly Colleague[];
  onClose: () => void;
  onDone: () => void;
};

/** One status for all that are ticked: all of them or none. */
export function StatusDialog({ status, selected, colleagues, onClose, onDone }: Props) {
  const [successorId, setSuccessorId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const ids = selected.map(({ id }) => id);
  const isTooMany = ids.length > COLLEAGUES_AT_ONCE;
  const needsSuccessor = status === "inactive" && selected.some((one) => one.status === "active");
  const change = trpc.admin.setStatus.useMutation({
    onSuccess: (changed) => {
      showToast({ title: copy.done(changed.length, status), kind: "success" });
      onDone();
    },
    onError: (error) => showToast({ title: copy.failed, description: refusalOf(error), kind: "error" }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isTooMany || change.isPending || (needsSuccessor && successorId === null)) return;
    change.mutate({ colleagueIds: ids, status, ...(successorId !== null && { successorId }) });
  };
  return (
    <Dialog opened size={480} onClose={onClose} title={copy.title(ids.length, status)}>
      <Form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{isTooMany ? copy.tooMany(COLLEAGUES_AT_ONCE) : copy.text[status]}</p>
        {needsSuccessor && (
          <SuccessorSelect
            colleagues={colleagues}
            leaverIds={ids}
            value={successorId}
            isMissing={isTried && successorId === null}
            onChange={setSuccessorId}
          />
        )}
        <div className={classes.buttons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" disabled={isTooMany} loading={change.isPending}>
            {copy.confirm[status]}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
