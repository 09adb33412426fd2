import { Textarea, TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import type { StepSettings } from "#contracts/workflows/graph-shapes.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";

import { Recipient } from "./recipient.tsx";

type Mail = NonNullable<StepSettings["mail"]>;
type Props = {
  mail: Mail | undefined;
  onMail: (mail: Mail) => void;
  onSettle: () => void;
  isReadOnly: boolean;
};

export function MailFields({
  mail = { to: "customer", subject: "", body: "" },
  onMail,
  onSettle,
  isReadOnly,
}: Props) {
  return (
    <>
      <Recipient to={mail.to} isReadOnly={isReadOnly} onTo={(to) => onMail({ ...mail, to })} />
      <TextInput
        label={copy.subject}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={mail.subject}
        disabled={isReadOnly}
        onChange={(event) => onMail({ ...mail, subject: event.currentTarget.value })}
        onBlur={onSettle}
      />
      <Textarea
        label={copy.mailBody}
        rows={6}
        maxLength={LIMITS.message}
        value={mail.body}
        disabled={isReadOnly}
        onChange={(event) => onMail({ ...mail, body: event.currentTarget.value })}
        onBlur={onSettle}
      />
    </>
  );
}
