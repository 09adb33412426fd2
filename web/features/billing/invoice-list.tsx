import { Button } from "@mantine/core";
import { IconReceipt2 } from "@tabler/icons-react";

import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import { type BillingSearch, filterOf, isNarrowed, unnarrowed } from "./billing-search.ts";
import { InvoiceFilters } from "./invoice-filters.tsx";

import classes from "./billing-screen.module.css";

type Props = { search: BillingSearch; onSearch: (search: BillingSearch) => void };

export function InvoiceList({ search, onSearch }: Props) {
  const list = trpc.billing.invoices.useInfiniteQuery(filterOf(search, useToday()), {
    getNextPageParam: (page) => page.nextCursor,
  });
  const invoices = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = isNarrowed(search);
  return (
    <div className={classes.invoices}>
      <Panel title={copy.invoices} isFlush>
        <InvoiceFilters search={search} onSearch={onSearch} />
        <ListOf
          list={list}
          what={copy.what.invoices}
          count={invoices.length}
          empty={
            <EmptyState
              icon={IconReceipt2}
              title={copy.empty}
              text={isFiltered ? copy.nothingHint : copy.emptyHint}
            >
              {isFiltered ? (
                <Button onClick={() => onSearch(unnarrowed(search))}>{copy.filter.clear}</Button>
              ) : (
                <Button onClick={() => onSearch({ ...search, create: "choose" })}>{copy.create}</Button>
              )}
            </EmptyState>
          }
        >
          <ResponsiveTable
            label={copy.invoices}
            columns={columnsOf((invoice) => onSearch({ ...search, invoice }))}
            rows={invoices}
            rowKey={({ id }) => id}
          />
        </ListOf>
      </Panel>
      <ShowMore shown={invoices.length} list={list} />
    </div>
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
    width: 128,
    align: "end",
    cell: (invoice) => <Amount invoice={invoice} />,
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

function Amount({ invoice: { totalAmount, paidAmount, currency, status } }: { invoice: Invoice }) {
  const open = openAmount({ total: totalAmount, paid: paidAmount });
  const isPartPaid = paidAmount !== 0 && open > 0 && status !== "void";
  return (
    <span className={classes.two}>
      <span className={classes.amount}>{formatMoney({ amount: totalAmount, currency })}</span>
      {isPartPaid && (
        <span className={classes.dim}>{copy.open(formatMoney({ amount: open, currency }))}</span>
      )}
    </span>
  );
}
