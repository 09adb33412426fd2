import { NativeSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";

import { manage } from "#web/copy/manage.ts";
import { oneOf } from "#web/core/address.ts";
import { everyForm, goAsking } from "#web/core/leaving.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { CREATED_TYPES, type CreatedType } from "./manage-search.ts";

import classes from "./manage.module.css";

const copy = manage.creating;

/** The form for one type, made by the domain it belongs to; `onMade` closes the dialog and shows what was made. */
export type CreateForms = Record<
  CreatedType,
  (on: {
    onMade: (id: number) => void;
    onCancel: () => void;
    /** Escape closes an open calendar first, and the dialog at the next. */
    onCalendarChange: (isOpen: boolean) => void;
  }) => ReactNode
>;

type Props = {
  type: CreatedType;
  forms: CreateForms;
  onType: (type: CreatedType) => void;
  onMade: (type: CreatedType, id: number) => void;
  onClose: () => void;
};

export function CreateDialog({ type, forms, onType, onMade, onClose }: Props) {
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnEscape={!isCalendarOpen}
      closeOnClickOutside={false}
      title={copy.title}
      classNames={{ body: type === "workspace" ? (classes.bare ?? "") : "" }}
    >
      <div className={type === "workspace" ? classes.typeInset : classes.type}>
        <NativeSelect
          label={copy.type}
          value={type}
          data={CREATED_TYPES.map((one) => ({ value: one, label: copy.types[one] }))}
          onChange={(event) => {
            const next = oneOf(CREATED_TYPES, event.currentTarget.value) ?? type;
            goAsking(everyForm, () => onType(next));
          }}
        />
      </div>
      {forms[type]({
        onMade: (id) => onMade(type, id),
        onCancel: onClose,
        onCalendarChange: setCalendarOpen,
      })}
    </Dialog>
  );
}
