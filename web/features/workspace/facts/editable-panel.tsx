import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

type Props = {
  title: string;
  editLabel: string;
  /** What editing takes, where it takes a permission. */
  permission?: Permission;
  /** Brings the form's code while the button is only reached for. */
  preload: () => unknown;
  form: (onDone: () => void) => ReactNode;
  children: ReactNode;
};

/** Facts with a button that puts a form in their place; the button has the focus again afterwards. */
export function EditablePanel({ title, editLabel, permission, preload, form, children }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const refusal = useRefusal(permission);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const edit = !isEditing && (
    <IconButton
      ref={button}
      label={refusal.title ?? editLabel}
      tip="end"
      size={28}
      disabled={refusal.disabled}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      onClick={() => setEditing(true)}
    >
      <IconPencil size={16} aria-hidden />
    </IconButton>
  );
  return (
    <Panel title={title} aside={edit}>
      {isEditing ? (
        <Suspense fallback={<Placeholder height={240} />}>{form(() => setEditing(false))}</Suspense>
      ) : (
        children
      )}
    </Panel>
  );
}
