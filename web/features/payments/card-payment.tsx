import { Button, TextInput } from "@mantine/core";
import { IconCreditCard, IconLock } from "@tabler/icons-react";
import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from "react";

import { dateInZone } from "#contracts/core/dates.ts";
import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote, PaymentResult } from "#contracts/payments/shapes.ts";
import { CARD_LIMITS } from "#contracts/payments/terms.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { viewerZone } from "#web/core/dates.ts";
import { Form } from "#web/ui/form.tsx";

import {
  CARD_FIELDS,
  type CardEntry,
  type CardErrors,
  caretAfter,
  checkCard,
  digitsOf,
  EMPTY_CARD,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from "./card-fields.ts";
import { useCardPayment } from "./use-card-payment.ts";

import classes from "./payments.module.css";

type Props = {
  quote: PaymentQuote;
  /** Minor units. */
  due: number;
  /** The bank method is chosen: the fields are away, what was typed stays, the pay button cannot be pressed. */
  isHidden: boolean;
  /** The sentence of the last failure, as it was given to `onError`. */
  failure: string | null;
  onError: (message: string | null) => void;
  onPaid: (result: PaymentResult) => void;
};

const FORMAT = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvv: formatCvv,
  name: (text: string) => text,
} as const satisfies Record<keyof CardEntry, (text: string) => string>;

export function CardPayment({ quote, due, isHidden, failure, onError, onPaid }: Props) {
  const [card, setCard] = useState<CardEntry>(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [help, setHelp] = useState("");
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<Partial<Record<keyof CardEntry, HTMLInputElement | null>>>({});
  const caret = useRef<{ field: keyof CardEntry; at: number } | null>(null);
  const [lacksPayer, setLacksPayer] = useState(false);
  const pay = useCardPayment(quote.taskId);

  // Formatting rewrites the whole field, which would throw the caret to its end.
  useLayoutEffect(() => {
    if (caret.current)
      fields.current[caret.current.field]?.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  const type = (field: keyof CardEntry) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const text = FORMAT[field](value);
    if (field !== "name" && selectionStart !== null) {
      caret.current = { field, at: caretAfter(text, digitsOf(value.slice(0, selectionStart)).length) };
    }
    setCard((before) => ({ ...before, [field]: text }));
    setErrors(({ [field]: _mended, ...left }) => left);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isHidden) return;
    const found = checkCard(card, dateInZone(new Date(), viewerZone()));
    setErrors(found);
    const wrong = CARD_FIELDS.find((field) => found[field]);
    if (wrong) {
      fields.current[wrong]?.focus();
      return;
    }
    setLacksPayer(!quote.hasPayer);
    if (!quote.hasPayer) return;
    setBusy(true);
    onError(null);
    const outcome = await pay(card);
    setBusy(false);
    if ("paid" in outcome) {
      onPaid(outcome.paid);
      return;
    }
    setHelp(outcome.help);
    onError(outcome.error);
  };

  const props = (field: keyof CardEntry) => ({
    ref: (input: HTMLInputElement | null) => {
      fields.current[field] = input;
    },
    size: "lg" as const,
    value: card[field],
    error: errors[field],
    disabled: isBusy,
    required: true,
    withAsterisk: false,
    onChange: type(field),
  });

  return (
    <Form className={classes.card} noValidate onSubmit={(event) => void submit(event)}>
      {!isHidden && (
        <>
          <TextInput
            {...props("number")}
            label={copy.number}
            placeholder={copy.numberHint}
            leftSection={<IconCreditCard size={18} stroke={1.75} aria-hidden />}
            inputMode="numeric"
            autoComplete="cc-number"
            enterKeyHint="next"
            maxLength={CARD_LIMITS.number + 4}
          />
          <div className={classes.pair}>
            <TextInput
              {...props("expiry")}
              label={copy.expiry}
              placeholder={copy.expiryHint}
              inputMode="numeric"
              autoComplete="cc-exp"
              enterKeyHint="next"
            />
            <TextInput
              {...props("cvv")}
              label={copy.cvv}
              placeholder={copy.cvvHint}
              inputMode="numeric"
              autoComplete="cc-csc"
              enterKeyHint="next"
            />
          </div>
          <TextInput
            {...props("name")}
            label={copy.name}
            autoComplete="cc-name"
            autoCapitalize="words"
            enterKeyHint="go"
            dir="auto"
          />
        </>
      )}
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
        disabled={isBusy || isHidden}
        leftSection={isBusy ? undefined : <IconLock size={18} aria-hidden />}
      >
        {isBusy ? copy.processing : copy.pay(formatMoney({ amount: due, currency: quote.currency }))}
      </Button>
      {!isHidden && <p className={classes.help}>{copy.safe}</p>}
    </Form>
  );
}
