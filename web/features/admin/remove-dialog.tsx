import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { refusalOf } from "./refusal.ts";
import { SuccessorSelect } from "./successor-select.tsx";

import classes from "./admin.module.css";

const copy = admin.removal;

type Props = { colleague: Colleague; colleagues: readonly Colleague[]; onClose: () => void };

/** Nobody leaves without somebody who takes over. */
export function RemoveDialog({ colleague, colleagues, onClose }: Props) {
  const [successorId, setSuccessorId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const successor = colleagues.find(({ id }) => id === successorId);
  const remove = trpc.admin.removeColleague.useMutation({
    onSuccess: () => {
      const description = copy.doneText(colleague.fullName, successor?.fullName ?? "");
      showToast({ title: copy.done, description, kind: "success" });
      onClose();
    },
    onError: (error) => showToast({ title: copy.failed, description: refusalOf(error), kind: "error" }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!successor || remove.isPending) return;
    remove.mutate({ colleagueId: colleague.id, successorId: successor.id });
  };
  return (
    <Dialog opened size={480} onClose={onClose} title={copy.title(colleague.fullName)}>
      <Form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{copy.text}</p>
        <SuccessorSelect
          colleagues={colleagues}
          leaverIds={[colleague.id]}
          value={successorId}
          isMissing={isTried && !successor}
          onChange={setSuccessorId}
        />
        <div className={classes.buttons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" color="red.8" loading={remove.isPending}>
            {copy.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
