import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCash, IconClock, IconReceipt2, IconRefresh } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import type { Invoice } from "#contracts/billing.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { StatCard, StatCards } from "#web/ui/stat-card.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import classes from "./billing-screen.module.css";

const InvoiceDialog = lazy(async () => ({ default: (await import("./invoice-dialog.tsx")).InvoiceDialog }));

type Props = {
  /** The invoice that is open; it stands in the address. */
  openedId: number | undefined;
  onOpen: (invoiceId: number | undefined) => void;
};

export function BillingScreen({ openedId, onOpen }: Props) {
  const list = trpc.billing.invoices.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const invoices = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <Figures />
      <div className={classes.invoices}>
        <Panel title={copy.invoices} isFlush>
          {list.isPending && (
            <Delayed>
              <div className={classes.loading}>
                {Array.from({ length: 8 }, (_, row) => (
                  <Placeholder key={row} height={36} />
                ))}
              </div>
            </Delayed>
          )}
          {!list.isPending && invoices.length === 0 && (
            <EmptyState icon={IconReceipt2} title={copy.empty} text={copy.emptyHint} />
          )}
          <FailedNote failed={list} what={copy.what.invoices} />
          {invoices.length > 0 && (
            <ResponsiveTable
              label={copy.invoices}
              columns={columnsOf(onOpen)}
              rows={invoices}
              rowKey={({ id }) => id}
            />
          )}
        </Panel>
        <ShowMore shown={invoices.length} list={list} />
      </div>
      {openedId !== undefined && (
        <Suspense>
          <InvoiceDialog invoiceId={openedId} onClose={() => onOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Figures() {
  const stats = trpc.billing.stats.useQuery({});
  const currency = stats.data?.currency ?? "USD";
  const hints = copy.cardHints(currency);
  const money = (amount: number | undefined) =>
    stats.isPending ? undefined : formatMoney({ amount: amount ?? 0, currency });
  return (
    <>
      <StatCards>
        <StatCard
          label={copy.cards.totalRevenue}
          value={money(stats.data?.totalRevenue)}
          hint={hints.totalRevenue}
          icon={IconCash}
          tone="green"
        />
        <StatCard
          label={copy.cards.monthlyRecurring}
          value={money(stats.data?.monthlyRecurring)}
          hint={hints.monthlyRecurring}
          icon={IconRefresh}
          tone="ocean"
        />
        <StatCard
          label={copy.cards.pendingPayments}
          value={money(stats.data?.pendingPayments)}
          hint={hints.pendingPayments}
          icon={IconClock}
          tone="yellow"
        />
        <StatCard
          label={copy.cards.overdueAmount}
          value={money(stats.data?.overdueAmount)}
          hint={hints.overdueAmount}
          icon={IconAlertTriangle}
          tone="red"
        />
      </StatCards>
      <FailedNote failed={stats} what={copy.what.stats} />
    </>
  );
}

const columnsOf = (onOpen: (invoiceId: number) => void): readonly Column<Invoice>[] => [
  {
    key: "invoice",
    header: copy.columns.invoice,
    isMain: true,
    cell: ({ invoiceNumber, serviceDescription }) => (
      <span className={classes.two}>
        <span className={classes.number}>{invoiceNumber}</span>
        <PersonName name={serviceDescription} className={classes.dim ?? ""} />
      </span>
    ),
  },
  {
    key: "customer",
    header: copy.columns.customer,
    cell: ({ customerName, petName }) => (
      <span className={classes.two}>
        <PersonName name={customerName} />
        {petName !== null && <PersonName name={copy.pet(petName)} className={classes.dim ?? ""} />}
      </span>
    ),
  },
  { key: "due", header: copy.columns.due, width: 112, cell: ({ dueDate }) => formatDate(dueDate) },
  {
    key: "status",
    header: copy.columns.status,
    width: 112,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    key: "amount",
    header: copy.columns.amount,
    width: 112,
    align: "end",
    cell: ({ totalAmount, currency }) => (
      <span className={classes.amount}>{formatMoney({ amount: totalAmount, currency })}</span>
    ),
  },
  {
    key: "actions",
    header: copy.columns.actions,
    isHeaderHidden: true,
    width: 80,
    align: "end",
    cell: ({ id, invoiceNumber }) => (
      <Button aria-label={copy.viewOf(invoiceNumber)} onClick={() => onOpen(id)}>
        {copy.view}
      </Button>
    ),
  },
];
