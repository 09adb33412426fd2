import { Button, Loader } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote, PaymentResult } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { Form } from "#web/ui/form.tsx";

import { useProviderForm } from "./use-provider-form.ts";
import { useProviderPayment } from "./use-provider-payment.ts";

import classes from "./payments.module.css";

type Props = {
  quote: PaymentQuote;
  /** Minor units. */
  due: number;
  isHidden: boolean;
  failure: string | null;
  onError: (message: string | null) => void;
  onPaid: (result: PaymentResult) => void;
};

/** A card typed into the payment provider's own form, which stands in a frame: nothing of it passes through this page. */
export function ProviderCard({ quote, due, isHidden, failure, onError, onPaid }: Props) {
  const { frame, state, height, check, confirm } = useProviderForm();
  const pay = useProviderPayment(quote.taskId, { check, confirm });
  const [help, setHelp] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [lacksPayer, setLacksPayer] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isHidden) return;
    setLacksPayer(!quote.hasPayer);
    if (!quote.hasPayer) return;
    setBusy(true);
    onError(null);
    const outcome = await pay();
    setBusy(false);
    if ("paid" in outcome) return onPaid(outcome.paid);
    if (outcome.error === null) return;
    setHelp(outcome.help);
    onError(outcome.error);
  };

  const scheme = document.documentElement.dataset["mantineColorScheme"] ?? "light";
  return (
    <Form className={classes.card} noValidate onSubmit={(event) => void submit(event)}>
      <div hidden={isHidden}>
        {state === "loading" && <Loader size="sm" role="status" aria-label={copy.formLoading} />}
        {state === "lost" && (
          <p className={classes.failure} role="alert">
            {copy.formLost}
          </p>
        )}
        <iframe
          ref={frame}
          className={classes.frame}
          title={copy.formTitle}
          height={height}
          src={`/pay-frame#${due};${quote.currency};${scheme}`}
        />
      </div>
      {failure !== null && !isHidden && (
        <div className={classes.failure} role="alert">
          <b>{failure}</b>
          <p>{help}</p>
        </div>
      )}
      {lacksPayer && !quote.hasPayer && !isHidden && (
        <div className={classes.failure} role="alert">
          {copy.needsPayer}
        </div>
      )}
      <Button
        type="submit"
        size="lg"
        variant="filled"
        fullWidth
        disabled={isBusy || isHidden || state !== "ready"}
        leftSection={isBusy ? undefined : <IconLock size={18} aria-hidden />}
      >
        {isBusy ? copy.processing : copy.pay(formatMoney({ amount: due, currency: quote.currency }))}
      </Button>
      {!isHidden && <p className={classes.help}>{copy.safe}</p>}
    </Form>
  );
}
