import { Button, type ButtonProps } from "@mantine/core";
import { use } from "react";

import { common } from "#web/copy/words.ts";
import { FormsAround, goAsking } from "#web/core/leaving.ts";

type Props = ButtonProps & { onCancel: () => void };

/** The one way out of a form beside saving it: it asks before it throws away what was typed there. */
export function CancelButton({ onCancel, children = common.cancel, ...props }: Props) {
  const forms = use(FormsAround);
  return (
    <Button {...props} onClick={() => goAsking(forms ?? [], onCancel)}>
      {children}
    </Button>
  );
}
