import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";

import type { StaffPermissions } from "#contracts/settings/permissions-shapes.ts";
import { PERMISSION_NAMES } from "#contracts/settings/permissions.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import { manage } from "#web/copy/manage.ts";
import { settings } from "#web/copy/settings.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./settings.module.css";

const copy = settings.permissions;

/** What service staff may do; what administrators may is not up for choice. */
export function PermissionsDialog({ onClose }: { onClose: () => void }) {
  const found = trpc.settings.permissions.useQuery({});
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.data && <Choices current={found.data} onClose={onClose} />}
    </Dialog>
  );
}

type Staff = StaffPermissions["staff"];

/** What is chosen stands over what holds until it is saved, also where somebody else saves meanwhile. */
function Choices({ current, onClose }: { current: StaffPermissions; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [seen, setSeen] = useState(current.version);
  const [chosen, setChosen] = useState<Partial<Staff>>({});
  const isSending = useRef(false);
  const save = trpc.settings.setPermissions.useMutation();
  const staff: Staff = { ...current.staff, ...chosen };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync({ staff, version: seen });
      showToast({ kind: "success", title: copy.saved });
      onClose();
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      showToast({
        kind: "error",
        title: manage.settings.failed,
        description: isStale ? copy.stale : sentenceOf(error),
      });
      if (isStale) setSeen((await utils.settings.permissions.fetch({}, { staleTime: 0 })).version);
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label={copy.title}>
      <ul className={classes.rows}>
        {PERMISSION_NAMES.map((name) => (
          <li key={name}>
            <Checkbox
              label={PERMISSIONS[name]}
              description={copy.help[name]}
              checked={staff[name]}
              disabled={save.isPending}
              onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <CancelButton onCancel={onClose} />
        <Button type="submit" variant="filled" loading={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
