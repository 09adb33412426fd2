import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";

import type { AddressAnswer, AddressChangePreview } from "#contracts/auth/address-change-shapes.ts";
import { addressChange as copy } from "#web/copy/address-change.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { messageOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { DoorFrame } from "./door-frame.tsx";

import classes from "./sign-in.module.css";

/** Behind the link of a mail about a change of address. Looking changes nothing, for mail scanners look too; the buttons do. */
export function AddressScreen({ hash }: { hash: string }) {
  const token = hash.replace(/^#/, "");
  const { mutate: look, ...looked } = trpc.auth.previewAddressChange.useMutation();
  const say = trpc.auth.answerAddressChange.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: messageOf(error) }),
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    look({ token });
  }, [look, token]);
  const change = say.data ?? looked.data;
  if (looked.error && !change) {
    return (
      <DoorFrame title={copy.unknown.title}>
        <p className={classes.lead} role="alert">
          {looked.error.data?.httpStatus === 503 ? sentenceOf(looked.error) : copy.unknown.text}
        </p>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={copy.title}>
      {change ? (
        <>
          <p className={classes.lead} role="status">
            {say.variables?.answer === "object" && say.data && looked.data?.state === "done"
              ? copy.objected
              : sentenceFor(change)}
          </p>
          <Answers
            change={change}
            isBusy={say.isPending}
            onAnswer={(answer) => say.mutate({ token, answer })}
          />
        </>
      ) : (
        <p className={classes.lead} role="status">
          {copy.reading}
        </p>
      )}
    </DoorFrame>
  );
}

function sentenceFor({ side, state, email, takesEffectAt }: AddressChangePreview): string {
  const when = takesEffectAt ? formatInstant(takesEffectAt) : "";
  if (side === "new") {
    const words = copy.new;
    return state === "waiting"
      ? words.waiting(email)
      : state === "answered"
        ? words.answered(when)
        : words[state];
  }
  const words = copy.old;
  return state === "waiting"
    ? words.waiting(email, when)
    : state === "over"
      ? words.over
      : words[state](email);
}

type AnswersProps = {
  change: AddressChangePreview;
  isBusy: boolean;
  onAnswer: (answer: AddressAnswer) => void;
};

function Answers({ change: { side, state, canObject }, isBusy, onAnswer }: AnswersProps) {
  const agree = side === "new" ? "confirm" : "agree";
  return (
    <div className={classes.ways}>
      {state === "waiting" && (
        <Button variant="filled" size="lg" fullWidth disabled={isBusy} onClick={() => onAnswer(agree)}>
          {copy[agree]}
        </Button>
      )}
      {canObject && (
        <Button size="lg" fullWidth disabled={isBusy} onClick={() => onAnswer("object")}>
          {state === "done" ? copy.undo : copy.object}
        </Button>
      )}
      {(state === "done" || state === "over") && (
        <Button component="a" href="/sign-in" variant="subtle">
          {copy.signIn}
        </Button>
      )}
    </div>
  );
}
