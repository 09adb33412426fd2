import { Button } from "@mantine/core";
import { useState } from "react";

import { formatMoney, splitDeposit } from "#contracts/core/money.ts";
import type { JourneyPrices, Prices } from "#contracts/payments/prices-shapes.ts";
import { setUp } from "#web/copy/set-up.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PricesForm } from "#web/ui/prices-form.tsx";

import { toastOutcome } from "./toast-outcome.ts";

import classes from "./sidebar.module.css";

const copy = setUp.prices;

/** What the journey costs and how much of it is the deposit. */
export function PricesPanel({ workspaceId }: { workspaceId: number }) {
  const found = trpc.payments.journeyPrices.useQuery({ workspaceId });
  const [isChanging, setChanging] = useState(false);
  const refusal = useRefusal("sendInvoices");
  const prices = found.data?.prices ?? null;
  return (
    <Panel title={copy.journey}>
      <FailedNote failed={found} what={copy.what} />
      {found.data && (
        <div className={classes.transfer}>
          {prices === null ? (
            <span className={classes.role}>{copy.journeyNone}</span>
          ) : (
            <KeyValues entries={prices.items.map((item) => [item.description, money(prices, item.amount)])} />
          )}
          {prices !== null && <b>{sumOf(prices)}</b>}
          {prices !== null && found.data.paid > 0 && (
            <span className={classes.role}>{copy.paid(money(prices, found.data.paid))}</span>
          )}
          {found.data.isFixedBecause !== null && (
            <span className={classes.role}>{found.data.isFixedBecause}</span>
          )}
          <Button
            fullWidth
            disabled={found.data.isFixedBecause !== null}
            onClick={() => setChanging(true)}
            {...refusal}
          >
            {prices === null ? copy.begin : copy.change}
          </Button>
        </div>
      )}
      {isChanging && found.data && <Change found={found.data} onDone={() => setChanging(false)} />}
    </Panel>
  );
}

function Change({ found, onDone }: { found: JourneyPrices; onDone: () => void }) {
  const { workspaceId } = found;
  const save = trpc.payments.setJourneyPrices.useMutation();
  const withVersion = useSeenVersion(found.version);
  const put = async (prices: Prices) => {
    const saving = withVersion((version) => save.mutateAsync({ workspaceId, prices, version }));
    const isSaved = await toastOutcome(saving, {
      done: setUp.saved,
      description: copy.journey,
      failed: setUp.failed,
    });
    if (isSaved) onDone();
  };
  return (
    <Dialog opened onClose={onDone} title={copy.journey}>
      <PricesForm
        initial={found.prices}
        isDisabled={false}
        isBusy={save.isPending}
        problem={Object.values(fieldErrorsOf(save.error))[0]}
        onSave={(prices) => void put(prices)}
      >
        <CancelButton onCancel={onDone} />
      </PricesForm>
    </Dialog>
  );
}

const money = ({ currency }: Prices, amount: number) => formatMoney({ amount, currency });

function sumOf(prices: Prices): string {
  const total = prices.items.reduce((sum, { amount }) => sum + amount, 0);
  const { deposit } = splitDeposit(total, prices.depositPercent, prices.currency);
  return copy.total(money(prices, total), money(prices, deposit));
}
