import { useMutation } from "@tanstack/react-query";

import { billing } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { useToday } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { everyPage } from "#web/core/every-page.ts";
import { showToast } from "#web/core/toasts.ts";

import { type BillingSearch, filterOf } from "./billing-search.ts";
import { invoiceTable } from "./invoice-csv.ts";

const copy = billing.exporting;

/** Saves every invoice that passes the filter, not only those on the page. */
export function useExport(search: BillingSearch) {
  const { client } = trpc.useUtils();
  const today = useToday();
  return useMutation({
    mutationFn: async () => {
      const filter = filterOf(search, today);
      const invoices = await everyPage((page) => client.billing.invoices.query({ ...filter, ...page }));
      const name = copy.fileName(today);
      saveFile(name, invoiceTable(invoices));
      return copy.doneText(invoices.length, name);
    },
    onSuccess: (description) => showToast({ title: copy.done, description, kind: "success" }),
    onError: (error) => showToast({ title: copy.failed, description: sentenceOf(error), kind: "error" }),
  });
}
