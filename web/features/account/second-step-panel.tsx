import { Button } from "@mantine/core";
import { useState } from "react";

import type { Account } from "#contracts/account/shapes.ts";
import { RECOVERY_CODES } from "#contracts/auth/terms.ts";
import { account } from "#web/copy/account.ts";
import { formatDay } from "#web/core/dates.ts";
import { type Load, LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { Doing, SecondStepDialogProps } from "./second-step-dialog.tsx";

import classes from "./account.module.css";

const copy = account.second;
const dialog: Load<SecondStepDialogProps> = async () =>
  (await import("./second-step-dialog.tsx")).SecondStepDialog;

export function SecondStepPanel({ account: { secondFactor, proofBy } }: { account: Account }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { since, codesLeft, isRequired } = secondFactor;
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>
        {since ? `${copy.on(formatDay(since))} ${copy.codesLeft(codesLeft, RECOVERY_CODES)}` : copy.off}
      </p>
      {since && isRequired && <p className={classes.text}>{copy.required}</p>}
      <div className={classes.buttons}>
        {since ? (
          <>
            <Button onClick={() => setDoing("renew")}>{copy.renew}</Button>
            <Button
              onClick={() => setDoing("turnOff")}
              disabled={isRequired}
              title={isRequired ? copy.required : undefined}
            >
              {copy.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setDoing("setUp")}>{copy.setUp}</Button>
        )}
      </div>
      {doing && <LazyPart load={dialog} props={{ doing, proofBy, onDone: () => setDoing(null) }} />}
    </Panel>
  );
}
