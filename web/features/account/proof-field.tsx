import { Button, TextInput } from "@mantine/core";

import type { FreshProofBy } from "#contracts/account/terms.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import type { Field } from "#web/ui/entry-form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

import classes from "./account.module.css";

const copy = account.proof;

type Props = { by: FreshProofBy; field: Field };

/** Where somebody shows once more that it is them: a session that was left open must not be enough. */
export function ProofField({ by, field }: Props) {
  const ask = trpc.account.askForProof.useMutation();
  if (by === "recent") return null;
  if (by === "password") {
    return <PasswordField {...field} label={copy.password} autoComplete="current-password" withAsterisk />;
  }
  const isMail = by === "mail";
  return (
    <>
      {isMail && (
        <div className={classes.stack}>
          <p className={classes.text}>{ask.data ? copy.mailed(ask.data.minutes) : copy.text}</p>
          <Button onClick={() => ask.mutate({})} disabled={ask.isPending}>
            {ask.data ? copy.again : copy.ask}
          </Button>
          {ask.error && (
            <p className={classes.text} role="alert">
              {sentenceOf(ask.error)}
            </p>
          )}
        </div>
      )}
      <TextInput
        {...field}
        label={isMail ? copy.mail : copy.app}
        inputMode={isMail ? "numeric" : "text"}
        autoComplete="one-time-code"
        withAsterisk
      />
    </>
  );
}
