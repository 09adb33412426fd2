import { Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { decision as copy } from "#web/copy/decision.ts";

type Props = {
  /** What speaks against the paper, in the server's words, once it has refused an approval for it. */
  asked: string | null;
  /** It is what one came for. */
  isFirst: boolean;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** Why a paper is approved although something speaks against it; told to no owner. */
export function ApprovalReason({ asked, isFirst, value, disabled, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFirst || asked !== null) field.current?.focus();
  }, [isFirst, asked]);
  return (
    <Textarea
      ref={field}
      data-autofocus={isFirst || asked !== null || undefined}
      withAsterisk
      dir="auto"
      label={copy.why}
      description={copy.whyHelp}
      rows={2}
      maxLength={LIMITS.reason}
      value={value}
      disabled={disabled}
      error={value.trim() === "" && asked !== null && asked}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
