import { PasswordInput, type PasswordInputProps } from "@mantine/core";

import { account } from "#web/copy/account.ts";

/** A password that can be looked at, with the keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": account.password.look }}
      {...props}
    />
  );
}
