import { Button } from "@mantine/core";

import { invites } from "#web/copy/invites.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

const copy = invites.join.again;

/** Tells who has invited that the link came too late; once. */
export function AskAgain({ token, hasAsked }: { token: string; hasAsked: boolean }) {
  const ask = trpc.invites.askAgain.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: messageOf(error) }),
  });
  if (hasAsked || ask.isSuccess) return <p role="status">{copy.asked}</p>;
  return (
    <Button variant="filled" size="lg" disabled={ask.isPending} onClick={() => ask.mutate({ token })}>
      {ask.isPending ? copy.asking : copy.ask}
    </Button>
  );
}
