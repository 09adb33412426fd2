import { Button } from "@mantine/core";

import type { ClientDetail } from "#contracts/clients/shapes.ts";
import { addressChange } from "#web/copy/address-change.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";

import classes from "./clients.module.css";

const copy = addressChange.awaits;

/** The address that a client is to get once both have been asked; whoever edits clients takes it back. */
export function AwaitedAddressNote({ client: { id, awaits } }: { client: ClientDetail }) {
  const refusal = useRefusal("manageClients");
  const withdraw = trpc.clients.withdrawAddress.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.withdrawn }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  if (!awaits) return null;
  return (
    <section className={classes.awaits} aria-label={copy.title}>
      <h3 className={classes.heading}>{copy.title}</h3>
      <p>{copy.client(awaits.email)}</p>
      <p className={classes.dim}>
        {awaits.takesEffectAt ? copy.confirmed(formatInstant(awaits.takesEffectAt)) : copy.notConfirmed}
      </p>
      <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate({ clientId: id })} {...refusal}>
        {copy.withdraw}
      </Button>
    </section>
  );
}
