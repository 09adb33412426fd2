import { IconBuildingBank, IconCreditCard } from "@tabler/icons-react";

import { payments as copy } from "#web/copy/payments.ts";

import classes from "./payments.module.css";

type Method = "card" | "bank";
type Props = { value: Method; onChange: (method: Method) => void };

const METHODS = [
  { method: "card", label: copy.card, Icon: IconCreditCard },
  { method: "bank", label: copy.bank, Icon: IconBuildingBank },
] as const;

/** Card or bank transfer; plain radio buttons in the look of a switch. */
export function MethodChoice({ value, onChange }: Props) {
  return (
    <fieldset className={classes.methods}>
      <legend className="sr-only">{copy.method}</legend>
      {METHODS.map(({ method, label, Icon }) => (
        <label key={method} data-on={value === method || undefined}>
          <input
            type="radio"
            name="payment-method"
            className="sr-only"
            checked={value === method}
            onChange={() => onChange(method)}
          />
          <Icon size={16} stroke={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
