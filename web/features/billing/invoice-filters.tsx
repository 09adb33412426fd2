import { Button, NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";

import { INVOICE_SORTS, INVOICE_STATUSES } from "#contracts/billing/terms.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import { billing } from "#web/copy/billing.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { FilterChoice, SearchField } from "#web/ui/filter-bar.tsx";

import { type BillingSearch, isNarrowed, PERIODS, readBillingSearch, unnarrowed } from "./billing-search.ts";
import { monthText } from "./revenue.tsx";

import classes from "./billing-screen.module.css";

const copy = billing.filter;

type Props = { search: BillingSearch; onSearch: (search: BillingSearch) => void };

/** Every change narrows the list at once and stands in the address. */
export function InvoiceFilters({ search, onSearch }: Props) {
  // An empty text is no filter, which is how the address is read too.
  const set = (name: keyof BillingSearch, value = "") =>
    onSearch(readBillingSearch({ ...search, [name]: value }));
  const [text, setText] = useSettledText(search.q ?? "", (next) => set("q", next));
  return (
    <>
      <section className={classes.tools} aria-label={copy.label}>
        <SearchField label={copy.search} text={text} onText={setText} className={classes.search} />
        <FilterChoice
          label={copy.status}
          all={copy.anyStatus}
          options={INVOICE_STATUSES}
          wordOf={(one) => statusCopy.invoice[one]}
          value={search.status}
          onValue={(status) => set("status", status)}
        />
        <FilterChoice
          label={copy.currency}
          all={copy.anyCurrency}
          options={CURRENCIES}
          wordOf={(one) => one}
          value={search.currency}
          onValue={(currency) => set("currency", currency)}
        />
        <FilterChoice
          label={copy.period}
          all={copy.anyPeriod}
          options={PERIODS}
          wordOf={(one) => copy.periods[one]}
          value={search.period}
          onValue={(period) => set("period", period)}
        />
        {/* What is searched for comes newest made first, and a month of payment by the day. */}
        {search.q === undefined && search.paid === undefined && (
          <NativeSelect
            size="sm"
            aria-label={copy.sort}
            value={search.sort ?? "newest"}
            data={INVOICE_SORTS.map((one) => ({ value: one, label: copy.sorts[one] }))}
            onChange={(event) => set("sort", event.currentTarget.value)}
          />
        )}
      </section>
      <Chips search={search} onSearch={onSearch} />
    </>
  );
}

/** What narrows the list without a field of its own, each to be taken away by itself. */
function Chips({ search, onSearch }: Props) {
  const { paid, recurring, workspace } = search;
  const words = {
    paid: paid && copy.paidIn(monthText(paid)),
    recurring: recurring && copy.recurring,
    workspace: workspace && copy.workspace,
  };
  if (!isNarrowed(search)) return null;
  return (
    <div className={classes.chips}>
      {(["paid", "recurring", "workspace"] as const).map((name) => {
        const text = words[name];
        const { [name]: _, ...rest } = search;
        return (
          text && (
            <span key={name} className={classes.chip}>
              {text}
              <button
                type="button"
                className={classes.remove}
                aria-label={copy.remove(text)}
                onClick={() => onSearch(rest)}
              >
                <IconX size={14} aria-hidden />
              </button>
            </span>
          )
        );
      })}
      <Button variant="subtle" size="xs" onClick={() => onSearch(unnarrowed(search))}>
        {copy.clear}
      </Button>
    </div>
  );
}
