import { Button, Modal, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { Colleague } from "#contracts/admin.ts";
import { admin } from "#web/copy/admin.ts";
import { common } from "#web/copy/words.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";

import { refusalOf } from "./refusal.ts";

import classes from "./admin.module.css";

const copy = admin.removal;

type Props = { colleague: Colleague; colleagues: readonly Colleague[]; onClose: () => void };

/** Nobody leaves without somebody who takes over. */
export function RemoveDialog({ colleague, colleagues, onClose }: Props) {
  const [successorId, setSuccessorId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const successors = colleagues.filter(({ id, status }) => id !== colleague.id && status === "active");
  const successor = successors.find(({ id }) => id === successorId);
  const remove = trpc.admin.removeColleague.useMutation({
    onSuccess: () => {
      const description = copy.doneText(colleague.fullName, successor?.fullName ?? "");
      showToast({ title: copy.done, description, kind: "success" });
      // Their journeys and actions have new names beside them.
      void Promise.all([
        utils.admin.invalidate(),
        utils.workspaces.invalidate(),
        utils.tasks.invalidate(),
        utils.notifications.invalidate(),
      ]);
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
    <Modal
      opened
      size={480}
      onClose={onClose}
      title={copy.title(colleague.fullName)}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{copy.text}</p>
        <NativeSelect
          label={copy.successor}
          required
          value={String(successorId ?? "")}
          error={isTried && !successor ? copy.missing : null}
          data={[
            { value: "", label: copy.choose },
            ...successors.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          ]}
          onChange={(event) => setSuccessorId(idOf(event.currentTarget.value) ?? null)}
        />
        <div className={classes.buttons}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="filled" color="red.8" loading={remove.isPending}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
