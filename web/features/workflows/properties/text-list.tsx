import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./properties.module.css";

type Props = {
  legend: string;
  help?: string;
  values: readonly string[];
  max: number;
  maxLength: number;
  label: (at: number) => string;
  addLabel: string;
  removeLabel: (value: string) => string;
  onValues: (values: string[]) => void;
  onSettle: () => void;
  isDisabled: boolean;
};

/** A few short texts, one a line. A new line takes the focus. */
export function TextList(props: Props) {
  const { legend, help, values, max, maxLength, label, addLabel, removeLabel, onValues, onSettle } = props;
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  }, [values.length]);
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <ul ref={list} className={classes.lines}>
        {values.map((value, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
          <li key={at} className={classes.line}>
            <TextInput
              aria-label={label(at)}
              value={value}
              maxLength={maxLength}
              autoComplete="off"
              disabled={props.isDisabled}
              onChange={(event) => onValues(values.with(at, event.currentTarget.value))}
              onBlur={onSettle}
            />
            <IconButton
              tip="end"
              label={removeLabel(value || label(at))}
              disabled={props.isDisabled}
              onClick={() => onValues(values.toSpliced(at, 1))}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {help && <p className={classes.help}>{help}</p>}
      {values.length < max && !props.isDisabled && (
        <Button
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            isAdded.current = true;
            onValues([...values, ""]);
          }}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
