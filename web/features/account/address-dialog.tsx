import { TextInput } from "@mantine/core";

import { type Account, OwnAddress } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { ProofField } from "./proof-field.tsx";

import classes from "./account.module.css";

const copy = account.address;

export type AddressDialogProps = { account: Account; onDone: () => void };

/** Asks for another address to sign in with; both are asked by mail before it counts. */
export function AddressDialog({ account: now, onDone }: AddressDialogProps) {
  const ask = trpc.account.askForAddress.useMutation();
  const save = async (values: { email: string; proof: string }) => {
    await ask.mutateAsync(values);
    showToast({ kind: "success", title: copy.asked, description: copy.next });
    onDone();
  };
  return (
    <Dialog opened size={440} onClose={onDone} title={copy.change}>
      <div className={classes.stack}>
        <p className={classes.text}>{copy.help(now.email)}</p>
        <EntryForm
          label={copy.change}
          initial={{ email: "", proof: "" }}
          labels={copy.fields}
          shape={OwnAddress}
          toInput={(values) => values}
          onSave={save}
          onCancel={onDone}
          saveLabel={copy.ask}
          failed={copy.failed}
        >
          {(field) => (
            <>
              <TextInput {...field("email")} type="email" autoComplete="email" data-autofocus withAsterisk />
              <ProofField by={now.proofBy} field={field("proof")} />
            </>
          )}
        </EntryForm>
      </div>
    </Dialog>
  );
}
