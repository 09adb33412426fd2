import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";

import { CURRENCIES } from "#contracts/core/currencies.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import {
  decimalText,
  DEPOSIT_PERCENT,
  formatMoney,
  readAmount,
  splitDeposit,
} from "#contracts/core/money.ts";
import type { Prices } from "#contracts/payments/prices-shapes.ts";
import { PRICE_ITEMS_MAX } from "#contracts/payments/terms.ts";
import { setUp } from "#web/copy/set-up.ts";
import { oneOf } from "#web/core/address.ts";

import { Form } from "./form.tsx";
import { IconButton } from "./icon-button.tsx";

import classes from "./prices-form.module.css";

const copy = setUp.prices;

type Line = { key: number; description: string; amount: string; required: boolean };
type Props = {
  /** What stands in it at first; one empty item where nobody has said a price. */
  initial: Prices | null;
  isDisabled: boolean;
  isBusy: boolean;
  /** What the server has said of the whole list. */
  problem?: string | undefined;
  onSave: (prices: Prices) => void;
  /** Other buttons beside the one that saves. */
  children?: ReactNode;
};

/** A price list as it is typed: items in one currency, and how much of their sum is the deposit. */
export function PricesForm({ initial, isDisabled, isBusy, problem, onSave, children }: Props) {
  const [currency, setCurrency] = useState(initial?.currency ?? "GBP");
  const [percent, setPercent] = useState(String(initial?.depositPercent ?? DEPOSIT_PERCENT));
  const [lines, setLines] = useState<Line[]>(linesOf(initial));
  const [isTried, setTried] = useState(false);
  const amountOf = ({ amount }: Line) => {
    const read = readAmount(amount, currency);
    return read !== null && read >= 0 ? read : null;
  };
  const depositPercent = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0;
  const isPercent = depositPercent >= 1 && depositPercent <= 100;
  const isRight =
    isPercent && lines.every((line) => line.description.trim() !== "" && amountOf(line) !== null);
  const total = lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0);
  const money = (amount: number) => formatMoney({ amount, currency });
  const set = (key: number, change: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isRight || isBusy) return;
    onSave({
      currency,
      depositPercent,
      items: lines.map((line) => ({
        description: line.description,
        amount: amountOf(line) ?? 0,
        required: line.required,
      })),
    });
  };
  return (
    <Form className={classes.form} aria-label={copy.title} onSubmit={submit} noValidate>
      <NativeSelect
        label={copy.currency}
        data={[...CURRENCIES]}
        value={currency}
        disabled={isDisabled}
        onChange={({ currentTarget }) => setCurrency(oneOf(CURRENCIES, currentTarget.value) ?? currency)}
      />
      {lines.map((line, at) => (
        <fieldset key={line.key} className={classes.line} disabled={isDisabled}>
          <legend className="sr-only">{copy.item(at + 1)}</legend>
          <TextInput
            label={copy.description}
            required
            maxLength={LIMITS.title}
            value={line.description}
            error={isTried && line.description.trim() === "" && copy.descriptionMissing}
            onChange={({ currentTarget }) => set(line.key, { description: currentTarget.value })}
          />
          <TextInput
            label={copy.amount}
            required
            inputMode="decimal"
            maxLength={LIMITS.phone}
            value={line.amount}
            error={isTried && amountOf(line) === null && copy.amountWrong}
            onChange={({ currentTarget }) => set(line.key, { amount: currentTarget.value })}
          />
          <Checkbox
            label={copy.required}
            checked={line.required}
            onChange={({ currentTarget }) => set(line.key, { required: currentTarget.checked })}
          />
          <IconButton
            label={setUp.remove(copy.item(at + 1))}
            disabled={isDisabled || lines.length === 1}
            onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
          >
            <IconTrash size={16} aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isDisabled || lines.length >= PRICE_ITEMS_MAX}
        onClick={() => setLines([...lines, { ...EMPTY, key: Math.max(...lines.map(({ key }) => key)) + 1 }])}
      >
        {copy.add}
      </Button>
      <TextInput
        label={copy.deposit}
        description={copy.depositHelp}
        required
        inputMode="numeric"
        maxLength={3}
        value={percent}
        disabled={isDisabled}
        error={isTried && !isPercent && copy.percentWrong}
        onChange={({ currentTarget }) => setPercent(currentTarget.value)}
      />
      <p className={classes.total} aria-live="polite">
        {copy.total(money(total), money(splitDeposit(total, depositPercent, currency).deposit))}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={isDisabled} loading={isBusy}>
          {setUp.save}
        </Button>
        {children}
      </div>
    </Form>
  );
}

const EMPTY: Line = { key: 0, description: "", amount: "", required: true };

function linesOf(prices: Prices | null): Line[] {
  if (!prices) return [EMPTY];
  const { currency, items } = prices;
  return items.map(({ description, amount, required }, key) => ({
    key,
    description,
    amount: decimalText({ amount, currency }),
    required,
  }));
}
