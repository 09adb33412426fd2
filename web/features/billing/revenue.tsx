import { NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";

import type { CurrencyFigures } from "#contracts/billing/shapes.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing } from "#web/copy/billing.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./revenue.module.css";

const copy = billing.revenue;

/** The drawing's own units; it is as wide as its panel. */
const BAR = { width: 36, gap: 12, height: 120, label: 18 } as const;

type Props = { currency: Currency | undefined; onCurrency: (currency: Currency | undefined) => void };

/** What was paid in each of the last months: one currency as bars, and all of them as a table, none added to another. */
export function Revenue({ currency, onCurrency }: Props) {
  const figures = trpc.billing.figures.useQuery({});
  const all = figures.data ?? [];
  const shown = all.find((one) => one.currency === currency) ?? all[0];
  return (
    <Panel
      title={copy.title}
      aside={
        all.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={copy.currency}
            value={shown?.currency ?? ""}
            data={all.map((one) => one.currency)}
            onChange={(event) => {
              const next = oneOf(CURRENCIES, event.currentTarget.value);
              onCurrency(next === all[0]?.currency ? undefined : next);
            }}
          />
        )
      }
    >
      <p className={classes.hint}>{copy.hint}</p>
      <FailedNote failed={figures} what={billing.what.stats} />
      {shown && <Bars figures={shown} />}
      {all.length > 0 && <Table all={all} />}
    </Panel>
  );
}

function Bars({ figures: { currency, months } }: { figures: CurrencyFigures }) {
  const most = Math.max(...months.map(({ amount }) => amount));
  if (most <= 0) return <p className={classes.hint}>{copy.none}</p>;
  const step = BAR.width + BAR.gap;
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${months.length * step} ${BAR.height + BAR.label}`}
      role="img"
      aria-label={copy.chartOf(currency)}
    >
      {months.map(({ month, amount }, place) => {
        const height = Math.max(amount > 0 ? 2 : 0, Math.round((amount / most) * BAR.height));
        const x = place * step + BAR.gap / 2;
        return (
          <g key={month}>
            <title>{`${monthText(month)}: ${formatMoney({ amount, currency })}`}</title>
            <rect
              className={classes.bar}
              x={x}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
              rx={3}
            />
            <text
              className={classes.tick}
              x={x + BAR.width / 2}
              y={BAR.height + BAR.label - 4}
              textAnchor="middle"
            >
              {monthText(month, "narrow")}
            </text>
          </g>
        );
      })}
      <line className={classes.base} x1={0} x2={months.length * step} y1={BAR.height} y2={BAR.height} />
    </svg>
  );
}

function Table({ all }: { all: readonly CurrencyFigures[] }) {
  const months = all[0]?.months.map(({ month }) => month).toReversed() ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={classes.scroll} aria-label={copy.table} tabIndex={0}>
      <table className={classes.table} aria-label={copy.table}>
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            {all.map(({ currency }) => (
              <th key={currency} scope="col" className={classes.end}>
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              {all.map((figures) => (
                <td key={figures.currency} className={classes.end}>
                  <Amount figures={figures} month={month} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ figures: { currency, months }, month }: { figures: CurrencyFigures; month: string }) {
  const amount = months.find((one) => one.month === month)?.amount ?? 0;
  const text = formatMoney({ amount, currency });
  if (amount === 0) return <span className={classes.none}>{text}</span>;
  return (
    <Link className={classes.link} to="/billing" search={{ status: "paid", paid: month, currency }}>
      {text}
    </Link>
  );
}

/** `2026-11` reads `November 2026`, or as short as it is told to. */
export function monthText(month: string, length: "long" | "narrow" = "long"): string {
  return new Intl.DateTimeFormat("en-GB", {
    month: length === "narrow" ? "short" : "long",
    ...(length === "long" && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
