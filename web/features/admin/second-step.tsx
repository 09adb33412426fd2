import { Button } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { secondStep as copy } from "#web/copy/second-step.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";

import { refusalOf } from "./refusal.ts";

import classes from "./admin.module.css";

/** That a colleague signs in with an app, and the way out where the app is lost. */
export function SecondStep({ colleague, onGone }: { colleague: Colleague; onGone: () => void }) {
  const isMe = useCurrentUser()?.id === colleague.id;
  const reset = trpc.admin.resetSecondStep.useMutation({
    onSuccess: ({ fullName }) => {
      showToast({ title: copy.done, description: copy.doneText(fullName), kind: "success" });
      onGone();
    },
    onError: (error) => showToast({ title: copy.failed, description: refusalOf(error), kind: "error" }),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: copy.title(colleague.fullName),
      body: copy.text,
      confirmLabel: copy.confirm,
      isDanger: true,
    });
    if (isSure) reset.mutate({ colleagueId: colleague.id });
  };
  return (
    <div className={classes.secondStep}>
      <span>
        <IconShieldCheck size={16} stroke={1.75} aria-hidden />
        {copy.on}
      </span>
      {isMe ? (
        <span className={classes.dim}>{copy.yours}</span>
      ) : (
        <Button size="xs" loading={reset.isPending} onClick={() => void ask()}>
          {copy.reset}
        </Button>
      )}
    </div>
  );
}
