import { TextInput } from "@mantine/core";
import { useState } from "react";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
  onSettle: () => void;
  isDisabled?: boolean;
};

/** A whole number. What cannot be read yet stays in the field; leaving it writes the number that counts. */
export function NumberField({ label, value, min, max, onValue, onSettle, isDisabled = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      inputMode={min < 0 ? "text" : "numeric"}
      autoComplete="off"
      disabled={isDisabled}
      value={typed ?? String(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const number = Number(text.trim().replace("−", "-"));
        if (text.trim() !== "" && Number.isInteger(number)) onValue(Math.min(max, Math.max(min, number)));
      }}
      onBlur={() => {
        setTyped(null);
        onSettle();
      }}
    />
  );
}
