import { Button } from "@mantine/core";
import { useState } from "react";

import type { Account } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { formatDay } from "#web/core/dates.ts";
import { type Load, LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { PasswordDialogProps } from "./password-dialog.tsx";

import classes from "./account.module.css";

const copy = account.password;
const dialog: Load<PasswordDialogProps> = async () => (await import("./password-dialog.tsx")).PasswordDialog;

export function PasswordPanel({ account: now }: { account: Account }) {
  const [doing, setDoing] = useState<"change" | "remove" | null>(null);
  const since = now.passwordChangedAt;
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{since ? copy.since(formatDay(since)) : copy.none}</p>
      <div className={classes.buttons}>
        <Button onClick={() => setDoing("change")}>{since ? copy.change : copy.set}</Button>
        {since && <Button onClick={() => setDoing("remove")}>{copy.remove}</Button>}
      </div>
      {doing && (
        <LazyPart
          load={dialog}
          props={{ account: now, isRemoval: doing === "remove", onDone: () => setDoing(null) }}
        />
      )}
    </Panel>
  );
}
