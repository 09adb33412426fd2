import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { Invoice } from "#contracts/billing.ts";
import type { Act } from "#worker/core/act.ts";

export async function listInvoices(act: Act, _input: PageInput): Promise<Page<Invoice>> {
  await act.prove();
  throw new Error("unfinished");
}
