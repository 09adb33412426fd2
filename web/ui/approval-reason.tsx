import { Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { approval as copy } from "#web/copy/approval.ts";

type Props = {
  /** What the paper contradicts, in the server's words. */
  asked: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** Why a paper is approved against what is known: asked for once the server has said what that is, told to no owner. */
export function ApprovalReason({ asked, value, disabled, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), [asked]);
  return (
    <Textarea
      ref={field}
      data-autofocus
      withAsterisk
      dir="auto"
      label={copy.why}
      description={copy.help}
      rows={2}
      maxLength={LIMITS.reason}
      value={value}
      disabled={disabled}
      error={value.trim() === "" ? asked : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
