import { Button } from "@mantine/core";

import type { AwaitedAddress } from "#contracts/auth/address-change-shapes.ts";
import { addressChange } from "#web/copy/address-change.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./account.module.css";

const copy = addressChange.awaits;

/** An address that was entered for this account, which its owner may turn down here. */
export function AwaitedAddressPanel({ awaits }: { awaits: AwaitedAddress }) {
  const object = trpc.account.objectToAddress.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.objected }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.own(awaits.email)}</p>
      <p className={classes.text}>
        {awaits.takesEffectAt ? copy.confirmed(formatInstant(awaits.takesEffectAt)) : copy.notConfirmed}
      </p>
      <div className={classes.buttons}>
        <Button disabled={object.isPending} onClick={() => object.mutate({})}>
          {copy.object}
        </Button>
      </div>
    </Panel>
  );
}
