import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";

import { singleSignOn as copy } from "#web/copy/single-sign-on.ts";
import { showToast } from "#web/core/toasts.ts";

/** What the provider has to know of us. */
export function RedirectAddress({ address }: { address: string }) {
  const copyIt = () => {
    navigator.clipboard.writeText(address).then(
      () => showToast({ kind: "success", title: copy.copied }),
      () => showToast({ kind: "info", title: copy.copyFailed }),
    );
  };
  return (
    <TextInput
      label={copy.redirect}
      description={copy.redirectHelp}
      value={address}
      readOnly
      dir="ltr"
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSectionWidth={88}
      rightSection={
        <Button size="xs" variant="subtle" leftSection={<IconCopy size={14} aria-hidden />} onClick={copyIt}>
          {copy.copy}
        </Button>
      }
    />
  );
}
