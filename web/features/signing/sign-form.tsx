import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import { useId, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { isVisible } from "#contracts/core/text.ts";
import type { SignatureMethod, Signing } from "#contracts/signing/shapes.ts";
import { SIGNATURE_METHODS } from "#contracts/signing/terms.ts";
import { paperWords } from "#web/copy/required-papers.ts";
import { signing as copy } from "#web/copy/signing.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { viewerZone } from "#web/core/dates.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Choices } from "#web/ui/choices.tsx";
import { Form } from "#web/ui/form.tsx";

import { SignaturePad } from "./signature-pad.tsx";
import { type Stroke, toPath } from "./strokes.ts";

import classes from "./signing.module.css";

type Props = {
  signing: Signing;
  /** Papers that are not there: a colleague signs without them by saying why. */
  missing?: readonly string[];
  onDone?: () => void;
};

/** The text to be signed, and the signature under it. What was typed or drawn stays until it is signed. */
export function SignForm({ signing, missing = [], onDone }: Props) {
  const words = useId();
  const me = useCurrentUser();
  const [method, setMethod] = useState<SignatureMethod>("typed");
  const [typed, setTyped] = useState<string | null>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [reason, setReason] = useState("");
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [attempts] = useState(() => new Attempts());
  const sign = trpc.signing.sign.useMutation({
    onSuccess: () => onDone?.(),
    onError: (error) => {
      // The text is another one now: it has to be read before it is agreed to.
      if (codeOf(error) === "stale_version") setAgreed(false);
    },
  });
  const name = typed ?? me?.fullName ?? "";
  const fields = fieldErrorsOf(sign.error);
  const isUnsaid = missing.length > 0 && reason.trim() === "";
  const send = () => {
    setAsked(true);
    if (!isAgreed || isUnsaid || name.trim() === "" || (method === "drawn" && strokes.length === 0)) return;
    const { taskId, sha256 } = signing;
    const drawing = method === "drawn" ? { drawing: toPath(strokes) } : {};
    const values = {
      taskId,
      sha256,
      method,
      typedName: name,
      timeZone: viewerZone(),
      ...drawing,
      ...(missing.length > 0 && { reason }),
    };
    sign.mutate({ ...values, requestId: attempts.idFor(values) });
  };
  const failed = sign.error && Object.keys(fields).length === 0 ? sign.error : null;
  const drawingProblem = fields["drawing"] ?? (isAsked && strokes.length === 0 ? copy.padFirst : undefined);
  if (!isVisible(signing.text)) return <p>{copy.nothingToSign}</p>;
  return (
    <Form
      isChanged={strokes.length > 0}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!sign.isPending && !sign.isSuccess) send();
      }}
    >
      <h4 id={words} className={classes.heading}>
        {copy.toSign}
      </h4>
      <div className={classes.text} role="group" aria-labelledby={words} dir="auto">
        {signing.text}
      </div>
      <Choices
        legend={copy.how}
        values={SIGNATURE_METHODS}
        words={copy.methods}
        chosen={method}
        onChoose={setMethod}
      />
      <TextInput
        size="lg"
        label={copy.name}
        placeholder={copy.namePlaceholder}
        value={name}
        autoComplete="name"
        error={fields["typedName"] ?? (isAsked && name.trim() === "" ? copy.nameFirst : undefined)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {method === "typed" ? (
        <p className={classes.typed} dir="auto" aria-hidden>
          {name}
        </p>
      ) : (
        <>
          <SignaturePad strokes={strokes} onStrokes={setStrokes} hasProblem={drawingProblem !== undefined} />
          {drawingProblem && (
            <p className={classes.wrong} role="alert">
              {drawingProblem}
            </p>
          )}
        </>
      )}
      {missing.length > 0 && (
        <Textarea
          label={paperWords.waiveReason}
          description={paperWords.waiveHelp(missing)}
          withAsterisk
          rows={3}
          maxLength={LIMITS.reason}
          value={reason}
          error={isAsked && isUnsaid && paperWords.waiveMissing}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Checkbox
        label={copy.agree}
        checked={isAgreed}
        error={isAsked && !isAgreed ? copy.agreeFirst : undefined}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      {failed && (
        <p className={classes.problem} role="alert">
          {codeOf(failed) === "stale_version" ? copy.changed : `${copy.failed} ${sentenceOf(failed)}`}
        </p>
      )}
      <Button type="submit" size="lg" variant="filled" fullWidth disabled={sign.isPending || sign.isSuccess}>
        {sign.isPending ? copy.signing : copy.sign}
      </Button>
    </Form>
  );
}
