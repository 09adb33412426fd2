import { Button } from "@mantine/core";
import { IconDownload, IconPlus, IconSettings } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { billing as copy } from "#web/copy/billing.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

import type { BillingSearch } from "./billing-search.ts";
import { Figures } from "./figures.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { Revenue } from "./revenue.tsx";
import { useExport } from "./use-export.ts";

const InvoiceDialog = lazy(async () => ({ default: (await import("./invoice-dialog.tsx")).InvoiceDialog }));
const NewInvoice = lazy(async () => ({ default: (await import("./new-invoice.tsx")).NewInvoice }));
const Settings = lazy(async () => ({ default: (await import("./settings-dialog.tsx")).SettingsDialog }));

type Props = { search: BillingSearch; onSearch: (search: BillingSearch) => void };

export function BillingScreen({ search, onSearch }: Props) {
  const { invoice, create, ...list } = search;
  const [isSetting, setSetting] = useState(false);
  const exporting = useExport(search);
  const close = () => onSearch(list);
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            <Button leftSection={<IconSettings size={16} aria-hidden />} onClick={() => setSetting(true)}>
              {copy.settings.button}
            </Button>
            <Button
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {copy.exporting.button}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => onSearch({ ...list, create: "choose" })}
            >
              {copy.create}
            </Button>
          </>
        }
      />
      <Figures />
      <InvoiceList search={search} onSearch={onSearch} />
      <Revenue
        currency={search.revenue}
        onCurrency={(revenue) => {
          const { revenue: _, ...rest } = search;
          onSearch(revenue ? { ...rest, revenue } : rest);
        }}
      />
      <Suspense>
        {invoice !== undefined && <InvoiceDialog key={invoice} invoiceId={invoice} onClose={close} />}
        {create !== undefined && (
          <NewInvoice
            workspaceId={create === "choose" ? undefined : create}
            onChoose={(workspaceId) => onSearch({ ...list, create: workspaceId })}
            onMade={(made) => onSearch({ ...list, invoice: made })}
            onClose={close}
          />
        )}
        {isSetting && <Settings onClose={() => setSetting(false)} />}
      </Suspense>
    </>
  );
}
