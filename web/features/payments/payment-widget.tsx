import { Button, Loader } from "@mantine/core";
import { useState } from "react";

import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";
import { AskHowToPay } from "#web/ui/ways-to-pay.tsx";

import { TakenBack } from "./announced.tsx";
import { BankTransfer } from "./bank-transfer.tsx";
import { CardPayment } from "./card-payment.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PaymentReceipt } from "./payment-receipt.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { QuoteSummary } from "./quote-summary.tsx";

import classes from "./payments.module.css";

type Props = {
  todo: CustomerTodo;
  journey: Pick<CustomerWorkspace, "isArchived" | "rights" | "members">;
  isReadOnly: boolean;
  onDone: () => void;
};

/** Pays a to-do: form, processing, success. The success screen is final, the form does not come back. */
export function PaymentWidget({ todo, journey, isReadOnly, onDone }: Props) {
  const [wanted, setWanted] = useState<"card" | "bank">("card");
  const [paid, setPaid] = useState<PaymentResult | null>(null);
  const [isTakenBack, setTakenBack] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const found = trpc.payments.quote.useQuery({ taskId: todo.id });
  const quote = found.data;

  if (!isReadOnly && !journey.rights.includes("pay")) return <NotYours right="pay" journey={journey} />;
  if (!quote) {
    if (!found.error) {
      return (
        <Delayed>
          <Loader size="sm" role="status" aria-label={copy.loading} />
        </Delayed>
      );
    }
    return (
      <div className={classes.failure} role="alert">
        <p>{`${copy.loadFailed} ${sentenceOf(found.error)}`}</p>
        <Button size="lg" loading={found.isFetching} onClick={() => void found.refetch()}>
          {copy.retry}
        </Button>
      </div>
    );
  }

  const isSettlement = todo.actionType === "settlement-payment";
  const due = isSettlement ? quote.remaining : quote.deposit;
  const receipt = paid ?? quote.paid;
  if (receipt) {
    const left = isSettlement ? 0 : quote.remaining;
    return (
      <PaymentReceipt
        taskId={todo.id}
        result={receipt}
        left={left}
        isSettlement={isSettlement}
        isJustPaid={paid !== null}
      />
    );
  }
  if (quote.items.length === 0) return <p role="status">{copy.noPrice}</p>;
  const transfer = (
    <BankTransfer
      // One that was taken or handed back is told anew, as an attempt of its own.
      key={`${quote.transferAnnouncedAt === null}`}
      title={todo.title}
      quote={quote}
      due={due}
      isSettlement={isSettlement}
      mayTakeBack={journey.rights.includes("pay")}
      onTakenBack={() => setTakenBack(true)}
      onDone={() => {
        setTakenBack(false);
        onDone();
      }}
    />
  );
  if (isReadOnly) {
    if (quote.transferAnnouncedAt === null) return <QuoteSummary quote={quote} isSettlement={isSettlement} />;
    return (
      <div className={classes.pay}>
        <QuoteSummary quote={quote} isSettlement={isSettlement} />
        <div className={classes.form}>{transfer}</div>
      </div>
    );
  }
  const ways = (["card", "bank"] as const).filter((way) =>
    way === "card" ? quote.card !== "none" : quote.accounts.length > 0,
  );
  const method = ways.includes(wanted) ? wanted : ways[0];
  const Card = quote.card === "provider" ? ProviderCard : CardPayment;
  if (method === undefined) {
    return (
      <div className={classes.pay}>
        <QuoteSummary quote={quote} isSettlement={isSettlement} />
        <Asking />
      </div>
    );
  }
  return (
    <div className={classes.pay}>
      <QuoteSummary quote={quote} isSettlement={isSettlement} />
      <div className={classes.form}>
        {isTakenBack && quote.transferAnnouncedAt === null && <TakenBack />}
        {ways.length > 1 && <MethodChoice value={method} onChange={setWanted} />}
        {method === "bank" && transfer}
        {ways.includes("card") && (
          <Card
            quote={quote}
            due={due}
            isHidden={method === "bank"}
            failure={failure}
            onError={setFailure}
            onPaid={(result) => {
              setPaid(result);
              onDone();
            }}
          />
        )}
      </div>
    </div>
  );
}

function Asking() {
  const contact = trpc.help.contact.useQuery({}).data;
  return (
    <div className={classes.form}>
      <AskHowToPay email={contact?.email ?? null} phone={contact?.phone ?? null} />
    </div>
  );
}
