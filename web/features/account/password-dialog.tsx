import { type Account, PasswordChange, PasswordRemoval } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

import { ProofField } from "./proof-field.tsx";

import classes from "./account.module.css";

const copy = account.password;
const NewPassword = PasswordChange.pick({ next: true, proof: true });
const ChangedPassword = PasswordChange.extend({ current: PasswordRemoval.shape.current });

export type PasswordDialogProps = { account: Account; isRemoval: boolean; onDone: () => void };

/** Sets, changes or removes the password; what there is now has to be shown. */
export function PasswordDialog(props: PasswordDialogProps) {
  const hasOne = props.account.passwordChangedAt !== null;
  return (
    <Dialog
      opened
      size={440}
      onClose={props.onDone}
      title={props.isRemoval ? copy.remove : hasOne ? copy.change : copy.set}
    >
      <div className={classes.stack}>
        {props.isRemoval && <p className={classes.text}>{copy.removeHelp}</p>}
        {!props.isRemoval && <p className={classes.text}>{copy.changeHelp}</p>}
        <PasswordForm {...props} />
      </div>
    </Dialog>
  );
}

function PasswordForm({ account: now, isRemoval, onDone }: PasswordDialogProps) {
  const set = trpc.account.setPassword.useMutation();
  const remove = trpc.account.removePassword.useMutation();
  const hasOne = now.passwordChangedAt !== null;
  const save = async ({ current, next, proof }: { current: string; next: string; proof: string }) => {
    await (isRemoval ? remove.mutateAsync({ current }) : set.mutateAsync({ current, next, proof }));
    showToast({
      kind: "success",
      title: isRemoval ? copy.removed : copy.saved,
      description: copy.mailed,
    });
    onDone();
  };
  return (
    <EntryForm
      label={copy.title}
      initial={{ current: "", next: "", proof: "" }}
      labels={copy.fields}
      shape={isRemoval ? PasswordRemoval : hasOne ? ChangedPassword : NewPassword}
      toInput={(values) => values}
      onSave={save}
      onCancel={onDone}
      saveLabel={isRemoval ? copy.remove : hasOne ? copy.change : copy.set}
      failed={copy.failed}
    >
      {(field) => (
        <>
          {/* What a password belongs to, for whatever keeps passwords. */}
          <input type="text" autoComplete="username" value={now.email} readOnly hidden />
          {hasOne && (
            <PasswordField
              {...field("current")}
              autoComplete="current-password"
              data-autofocus
              withAsterisk
            />
          )}
          {!isRemoval && !hasOne && <ProofField by={now.proofBy} field={field("proof")} />}
          {!isRemoval && (
            <PasswordField
              {...field("next")}
              autoComplete="new-password"
              description={copy.nextHelp}
              data-autofocus={hasOne ? undefined : true}
              withAsterisk
            />
          )}
        </>
      )}
    </EntryForm>
  );
}
