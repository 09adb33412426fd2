import { Button, Loader, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

import { NewAppCode } from "#contracts/account/shapes.ts";
import type { FreshProofBy } from "#contracts/account/terms.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { RecoveryCodes } from "#web/ui/recovery-codes.tsx";

import { ProofField } from "./proof-field.tsx";

import classes from "./account.module.css";

const copy = account.second;

type EnrolFormProps = { proofBy: FreshProofBy; onDone: () => void };

/** A new app: its key as a picture and as a text, a first code of it, and then the recovery codes, this once. */
export function EnrolForm({ proofBy, onDone }: EnrolFormProps) {
  const { mutate: ask, ...asked } = trpc.account.newAuthenticator.useMutation();
  const confirm = trpc.account.confirmAuthenticator.useMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // Another key would make the picture that is being scanned worthless.
    if (hasAsked.current) return;
    hasAsked.current = true;
    ask({});
  }, [ask]);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (asked.error) {
    return (
      <p className={classes.text} role="alert">
        {sentenceOf(asked.error)}
      </p>
    );
  }
  if (!asked.data) return <Loader size="sm" role="status" aria-label={copy.setUpTitle} />;
  const { secret, uri } = asked.data;
  const save = async (values: { code: string; proof: string }) => {
    setCodes((await confirm.mutateAsync(values)).recoveryCodes);
    showToast({ kind: "success", title: copy.turnedOn });
  };
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{copy.scan}</p>
      <QrCode text={uri} label={copy.picture} />
      <p className={classes.text}>{copy.byHand}</p>
      <p className={classes.key}>
        <span className="sr-only">{copy.key} </span>
        {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
      </p>
      <Button component="a" href={uri}>
        {copy.open}
      </Button>
      <EntryForm
        label={copy.setUpTitle}
        initial={{ proof: "", code: "" }}
        labels={{ proof: account.proof.label, code: copy.code }}
        shape={NewAppCode}
        toInput={(values) => values}
        onSave={save}
        onCancel={onDone}
        saveLabel={copy.confirm}
        failed={copy.failed}
      >
        {(field) => (
          <>
            <ProofField by={proofBy} field={field("proof")} />
            <TextInput
              {...field("code")}
              description={copy.codeHelp}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              maxLength={9}
              data-autofocus
              withAsterisk
            />
          </>
        )}
      </EntryForm>
    </div>
  );
}
