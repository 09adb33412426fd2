import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { toastOutcome } from "./toast-outcome.ts";

import classes from "./sidebar.module.css";

const copy = workspace.transfer;

/** One panel for each payment that its owner says is on its way by bank. */
export function TransferPanels({ tasks }: { tasks: readonly Task[] }) {
  return tasks
    .filter(({ actionType, status }) => WIDGET_OF[actionType] === "payment" && status !== "completed")
    .map((task) => <TransferPanel key={task.id} task={task} />);
}

function TransferPanel({ task }: { task: Task }) {
  const quote = trpc.payments.quote.useQuery({ taskId: task.id }).data;
  /** The second press of a double click comes before the button rests. */
  const isSending = useRef(false);
  const confirming = trpc.payments.confirmTransfer.useMutation();
  const refusal = useRefusal("recordPayments");
  if (quote && !quote.paid && !quote.transferAnnouncedAt) return <MissingPanel task={task} quote={quote} />;
  if (!quote?.transferAnnouncedAt || quote.paid) return null;
  const due = task.actionType === "settlement-payment" ? quote.remaining : quote.deposit;
  const amount = formatMoney({ amount: due, currency: quote.currency });
  const confirm = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await toastOutcome(confirming.mutateAsync({ taskId: task.id }), {
      done: copy.done,
      description: copy.doneText(amount),
      failed: copy.failed,
    });
    isSending.current = false;
  };
  return (
    <Panel title={copy.title}>
      <div className={classes.transfer}>
        <span className={classes.role}>{copy.announced(formatDay(quote.transferAnnouncedAt))}</span>
        <KeyValues
          entries={[
            [copy.amount, amount],
            [copy.reference, quote.bankReference],
          ]}
        />
        <Button
          fullWidth
          disabled={confirming.isPending}
          aria-label={copy.receivedOf(task.title)}
          onClick={() => void confirm()}
          {...refusal}
        >
          {confirming.isPending ? copy.saving : copy.received}
        </Button>
      </div>
    </Panel>
  );
}

/** What keeps owners from being asked for money; nothing where they can pay. */
function MissingPanel({ task, quote }: { task: Task; quote: PaymentQuote }) {
  const isAdmin = useCurrentUser()?.role === "admin";
  const missing =
    quote.items.length === 0
      ? copy.noPrice
      : quote.card === "none" && quote.accounts.length === 0
        ? copy.noWay
        : null;
  if (missing === null) return null;
  return (
    <Panel title={task.title}>
      <p className={classes.role}>{missing}</p>
      {isAdmin && (
        <Link to="/admin" search={{ section: "before-you-open" } as never}>
          {copy.setUp}
        </Link>
      )}
    </Panel>
  );
}
