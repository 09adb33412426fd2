import { Button, TextInput } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";

import type { Enrolment, Role, SecondStepAnswer } from "#contracts/auth/shapes.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";

import { DoorForm } from "./door-form.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { post } from "./post.ts";
import { takeFocus } from "./take-focus.ts";
import { Ways } from "./ways.tsx";

import classes from "./sign-in.module.css";

const QrCode = lazy(async () => ({ default: (await import("#web/ui/qr-code.tsx")).QrCode }));
const RecoveryCodes = lazy(async () => ({
  default: (await import("#web/ui/recovery-codes.tsx")).RecoveryCodes,
}));

type Props = {
  step: "code" | "enrolment";
  token: string;
  onDone: (role: Role) => void;
  /** Leads to the first step, for somebody else or once more. */
  onBack: () => void;
};

/** What is still owed after a mail or a password: a code of the app, or first the app itself. */
export function SecondStep({ step, token, onDone, onBack }: Props) {
  const [code, setCode] = useState("");
  const [app, setApp] = useState<Enrolment | null>(null);
  const [isLost, setLost] = useState(false);
  const [done, setDone] = useState<SecondStepAnswer | null>(null);
  useEffect(() => {
    if (step === "enrolment") void post<Enrolment>("second-step/app", { token }).then(setApp);
  }, [step, token]);
  if (done) {
    return (
      <Suspense>
        <RecoveryCodes codes={done.recoveryCodes} onDone={() => onDone(done.role)} />
      </Suspense>
    );
  }
  const send = async () => {
    const answer = await post<SecondStepAnswer>("second-step", { token, code });
    if (answer.recoveryCodes.length > 0) setDone(answer);
    else onDone(answer.role);
  };
  return (
    <DoorForm
      lead={step === "code" ? copy.second.lead : copy.enrol.lead}
      enter={copy.second.enter}
      onSend={send}
      ways={
        <Ways
          ways={[
            ...(step === "code" && !isLost ? [[copy.second.lost, () => setLost(true)] as const] : []),
            [copy.second.back, onBack],
          ]}
        />
      }
    >
      {isLost && <LostPhone token={token} />}
      {app && (
        <>
          <Suspense>
            <QrCode text={app.uri} label={copy.enrol.picture} />
          </Suspense>
          <p className={classes.key}>
            <span className="sr-only">{copy.enrol.key} </span>
            {app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
          </p>
          <Button component="a" href={app.uri}>
            {copy.enrol.open}
          </Button>
        </>
      )}
      <TextInput
        label={copy.second.code}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        required
        autoComplete="one-time-code"
        enterKeyHint="go"
        ref={takeFocus}
      />
    </DoorForm>
  );
}
