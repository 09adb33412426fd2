import { IconLogout } from "@tabler/icons-react";

import { offline } from "#web/copy/offline.ts";
import { signOut as copy } from "#web/copy/sign-out.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { messageOf } from "#web/core/errors.ts";
import { call } from "#web/core/reader.ts";
import { showToast } from "#web/core/toasts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Ends the session and shows the door. */
export function SignOut() {
  const leave = async () => {
    const { forgetPerson, hasUnsent } = await import("#web/offline/forget.ts");
    if (hasUnsent() && !(await askToConfirm(offline.unsent))) return;
    try {
      await call("POST", "/auth/sign-out");
      await forgetPerson();
      // A whole new page, so that nothing of who was here is left in memory.
      window.location.assign("/sign-in");
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: messageOf(error) });
    }
  };
  return (
    <IconButton label={copy.label} tip="end" onClick={() => void leave()}>
      <IconLogout size={20} />
    </IconButton>
  );
}
