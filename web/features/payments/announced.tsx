import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";

import { payments as copy } from "#web/copy/payments.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";

import classes from "./payments.module.css";

type Props = { taskId: number; announcedAt: Date; mayTakeBack: boolean; onTakenBack: () => void };

/** That a transfer is awaited, and the way back for whoever pressed too early. */
export function Announced({ taskId, announcedAt, mayTakeBack, onTakenBack }: Props) {
  const takeBack = trpc.payments.withdrawTransfer.useMutation({
    onSuccess: onTakenBack,
  });
  const refusal = useRefusal("recordPayments");
  return (
    <>
      <div className={classes.announced} role="status">
        <b>{copy.announced}</b>
        <p>{copy.announcedHelp(formatInstant(announcedAt))}</p>
      </div>
      {takeBack.error && (
        <div className={classes.failure} role="alert">
          <p>{`${copy.takeBackFailed} ${sentenceOf(takeBack.error)}`}</p>
        </div>
      )}
      {mayTakeBack && (
        <Button
          size="lg"
          fullWidth
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate({ taskId, announcedAt: announcedAt.toISOString() })}
          {...refusal}
        >
          {takeBack.isPending ? copy.takingBack : copy.takeBack}
        </Button>
      )}
    </>
  );
}

/** What came of it; the button that had the focus is gone. */
export function TakenBack() {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={classes.announced} role="status">
      <b>{copy.takenBack}</b>
      <p>{copy.takenBackHelp}</p>
    </div>
  );
}
