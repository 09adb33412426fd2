import { Button } from "@mantine/core";
import { useState } from "react";

import type { Account } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { type Load, LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { AddressDialogProps } from "./address-dialog.tsx";
import type { ProfileFormProps } from "./profile-form.tsx";

import classes from "./account.module.css";

const copy = account.profile;
const addressDialog: Load<AddressDialogProps> = async () =>
  (await import("./address-dialog.tsx")).AddressDialog;
const profileForm: Load<ProfileFormProps> = async () => (await import("./profile-form.tsx")).ProfileForm;

export function ProfilePanel({ account: now }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel title={copy.title}>
      <div className={classes.stack}>
        <p className={classes.text}>{copy.email(now.email)}</p>
        {now.awaits === null && (
          <div className={classes.buttons}>
            <Button onClick={() => setOpen(true)}>{account.address.change}</Button>
          </div>
        )}
        <div className={classes.profile}>
          <LazyPart load={profileForm} props={{ account: now }} />
        </div>
      </div>
      {isOpen && <LazyPart load={addressDialog} props={{ account: now, onDone: close }} />}
    </Panel>
  );
}
