import { TextInput } from "@mantine/core";
import { useState } from "react";

import { PresentCode as shape } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { RecoveryCodes } from "#web/ui/recovery-codes.tsx";

import classes from "./account.module.css";

const copy = account.second;

type PresentCodeProps = { isTurningOff: boolean; onDone: () => void };

/** Shows a code once more: for new recovery codes, or to turn the second step off. */
export function PresentCode({ isTurningOff, onDone }: PresentCodeProps) {
  const turnOff = trpc.account.removeAuthenticator.useMutation();
  const renew = trpc.account.renewRecoveryCodes.useMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const save = async (values: { code: string }) => {
    if (isTurningOff) {
      await turnOff.mutateAsync(values);
      showToast({ kind: "success", title: copy.turnedOff });
      onDone();
      return;
    }
    setCodes((await renew.mutateAsync(values)).recoveryCodes);
  };
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{isTurningOff ? copy.turnOffText : copy.renewText}</p>
      <EntryForm
        label={isTurningOff ? copy.turnOff : copy.renew}
        initial={{ code: "" }}
        labels={{ code: copy.code }}
        shape={shape}
        toInput={(values) => values}
        onSave={save}
        onCancel={onDone}
        saveLabel={isTurningOff ? copy.turnOff : copy.renew}
        failed={copy.failed}
      >
        {(field) => (
          <TextInput
            {...field("code")}
            description={copy.anyCodeHelp}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            enterKeyHint="go"
            data-autofocus
            withAsterisk
          />
        )}
      </EntryForm>
    </div>
  );
}
